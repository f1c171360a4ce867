import { randomBytes } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { CookieOptions, Request, Response } from 'express'

/** The name of a cookie of the console. */
export type CookieName = 'session' | 'sign-in' | 'challenge' | 'single-sign-on' | 'notice'

const isSecure = (req: Request): boolean => req.exchange.work.config.securesCookies

/**
 * Returns the name of a cookie with its prefix. `__Host-` binds a cookie to exactly this host: no other site of the
 * domain can set or read it.
 */
const prefixedName = (req: Request, name: CookieName): string =>
  `${isSecure(req) ? '__Host-' : ''}workforce-console-${name}`

const optionsFor = (req: Request): CookieOptions => ({
  path: '/',
  httpOnly: true,
  secure: isSecure(req),
  sameSite: 'lax',
})

/** Returns the value of a cookie that the browser sent, if any. */
export const readCookie = (req: Request, name: CookieName): string | undefined =>
  parseCookie(req.headers.cookie ?? '')[prefixedName(req, name)]

/** @param seconds - the lifetime of the cookie; by default, it lasts until the browser is closed */
export function setCookie(res: Response, name: CookieName, value: string, seconds?: number): void {
  const { req } = res
  res.cookie(prefixedName(req, name), value, {
    ...optionsFor(req),
    ...(seconds !== undefined && { maxAge: seconds * 1000 }),
  })
}

export function clearCookie(res: Response, name: CookieName): void {
  const { req } = res
  res.clearCookie(prefixedName(req, name), optionsFor(req))
}

/**
 * Returns the value of the cookie from which the form tokens of a page are derived: the session cookie, or a separate
 * cookie for guests. A login replaces the guest cookie, which prevents session fixation.
 */
export function formCookie(req: Request, res: Response): string {
  const existing = readCookie(req, 'session') ?? readCookie(req, 'sign-in')
  if (existing !== undefined) return existing
  const created = randomBytes(32).toString('base64url')
  setCookie(res, 'sign-in', created)
  return created
}
