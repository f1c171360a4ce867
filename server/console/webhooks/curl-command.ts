/**
 * Returns a shell command that sends a delivery again.
 *
 * @param headers - the headers of the request; headers without a value, such as signatures and custom headers, are
 *   omitted
 * @param body - the exact text of the body
 */
export function curlCommand(
  url: string,
  headers: readonly { name: string; value: string | null }[],
  body: string,
): string {
  const options = headers.flatMap(({ name, value }) => (value === null ? [] : [`-H ${quote(`${name}: ${value}`)}`]))
  return [`curl ${quote(url)}`, ...options, `--data-raw ${quote(body)}`].join(' \\\n  ')
}

/** Quotes a word for a POSIX shell. */
const quote = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`
