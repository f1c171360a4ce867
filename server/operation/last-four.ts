/**
 * Returns the last letters and digits of a number, which identify it in a list: four, but at most half of them.
 */
export function lastFour(number: string): string {
  const characters = number.replaceAll(/[^A-Za-z0-9]/g, '')
  return characters.slice(characters.length - Math.min(4, Math.floor(characters.length / 2)))
}
