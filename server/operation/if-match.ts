import { malformedHeader, preconditionFailed } from './errors.ts'

/**
 * Checks the version that a change is based on (RFC 9110 § 13.1.1).
 *
 * @param header - `If-Match` as it was sent: `"<version>"`, several of them, `*`, or nothing
 * @throws {ApiError} 412 when the current version is none of these, 400 for a malformed header
 */
export function checkIfMatch(header: string | undefined, currentVersion: number): void {
  if (header === undefined || header.trim() === '*') return
  const tags = header.split(',').map((tag) => tag.trim())
  // Weak tags never match, as the comparison is strong.
  if (!tags.every((tag) => /^(W\/)?"[\x21\x23-\x7e]*"$/.test(tag)))
    throw malformedHeader('If-Match', 'a version in double quotes')
  if (!tags.includes(`"${currentVersion}"`)) throw preconditionFailed()
}
