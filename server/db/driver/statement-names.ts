import { createHash } from 'node:crypto'

/** More texts than a process has statements; those of queries with many variants must not fill its memory. */
const maxKnown = 5_000
const names = new Map<string, string>()

/** The name that a statement is prepared under. It follows from the text, so it is the same after the map was cleared. */
export function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    if (names.size >= maxKnown) names.clear()
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
  }
  return name
}
