import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The token in every form of a session. It follows from the cookie, so that only a page of the same browser can have it,
 * and says nothing about it.
 */
export const deriveFormToken = (cookie: string): string =>
  createHmac('sha256', cookie).update('workforce console form').digest('base64url')

/** Whether a form came from a page that was made for the browser with this cookie. */
export function isFormToken(sent: string, cookie: string): boolean {
  const expected = Buffer.from(deriveFormToken(cookie))
  const given = Buffer.from(sent)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
