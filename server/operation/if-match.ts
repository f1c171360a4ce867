import { preconditionFailed } from './errors.ts'

/**
 * Checks the version that a change is based on (RFC 9110 § 13.1.1).
 *
 * @param header - `If-Match` as the contract defines it: `"<version>"`, several of them, `*`, or nothing
 * @param thing - the versioned resource, such as `Person 1`
 * @throws {ApiError} 412 when the current version is none of these
 */
export function checkIfMatch(header: string | undefined, currentVersion: number, thing: string): void {
  if (header === undefined || header.trim() === '*') return
  const tags = header.split(',').map((tag) => tag.trim())
  if (tags.includes(`"${currentVersion}"`)) return // weak tags never match: it compares strongly
  throw preconditionFailed(thing, currentVersion, header.replaceAll(/"(\d+)"/g, '$1').slice(0, 100))
}
