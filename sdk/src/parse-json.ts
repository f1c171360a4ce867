/** Parses JSON. Returns undefined for any other text, such as a proxy may send. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
