import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Derives the token that every form of a session contains against cross-site request forgery. The token is derived from
 * the cookie, so that only pages of the same browser have it, and does not reveal the cookie.
 */
export const deriveFormToken = (cookie: string): string =>
  createHmac('sha256', cookie).update('workforce console form').digest('base64url')

/** Whether a form comes from a page that was created for the browser with this cookie. */
export function isValidFormToken(token: string, cookie: string): boolean {
  const expected = Buffer.from(deriveFormToken(cookie))
  const actual = Buffer.from(token)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
