/** Parses JSON. Returns undefined for any other text, such as the response of a proxy. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
