import { preconditionFailed } from './errors.ts'

/**
 * Checks the version that a change is based on (RFC 9110 § 13.1.1).
 *
 * @param header - `If-Match` in the form that the contract gives: `"<version>"`, several of them, `*`, or nothing
 * @throws {ApiError} 412 when the current version is none of these
 */
export function checkIfMatch(header: string | undefined, currentVersion: number): void {
  if (header === undefined || header.trim() === '*') return
  const tags = header.split(',').map((tag) => tag.trim())
  if (!tags.includes(`"${currentVersion}"`)) throw preconditionFailed() // weak tags never match: it compares strongly
}
