const runs = /[\p{L}\p{M}\p{N}]+/gu

/**
 * Splits a word into parts: in `ada-77@example.com`, only `-77@` may be rare. Each part is a run of letters and digits
 * with the characters on both sides of it, because the trigrams of the index include word boundaries.
 *
 * @returns the parts with at least one trigram; a word counts as preceded by two spaces and followed by one
 */
export function indexedParts(word: string): string[] {
  const matches = [...word.normalize('NFC').matchAll(runs)]
  return matches.flatMap(({ 0: run, index, input }, at) => {
    const before = matches[at - 1]
    const [start, end] = [before ? before.index + before[0].length : 0, matches[at + 1]?.index ?? input.length]
    const characters = [...run].length + (start < index ? 2 : 0) + (index + run.length < end ? 1 : 0)
    return characters < 3 ? [] : [input.slice(start, end)]
  })
}
