import { preconditionFailed } from './errors.ts'

/**
 * Checks the version on which a change is based (RFC 9110 § 13.1.1).
 *
 * @param header - `If-Match` as the contract defines it: `"<version>"`, several versions, `*`, or undefined
 * @param thing - the versioned resource, such as `Person 1`
 * @throws {ApiError} 412 when none of these is the current version
 */
export function checkIfMatch(header: string | undefined, currentVersion: number, thing: string): void {
  if (header === undefined || header.trim() === '*') return
  const tags = header.split(',').map((tag) => tag.trim())
  if (tags.includes(`"${currentVersion}"`)) return // weak tags never match, as `If-Match` requires strong comparison
  throw preconditionFailed(thing, currentVersion, header.replaceAll(/"(\d+)"/g, '$1').slice(0, 100))
}
