import type { Request, Response } from 'express'
import { createSessionCookie } from '../access/sessions/cookie-session.ts'
import { open, seal } from '../db/secret-box.ts'
import type { SessionChange } from './console-page.ts'
import { type CookieName, clearCookie, readCookie, setCookie } from './cookies.ts'
import type { StartedLogin } from './page-context.ts'

/** The lifetime of a login that waits for its second factor or the identity provider, in seconds, as in the API. */
const challengeSeconds = 600

const purpose = 'console:challenge'
const startedLoginPurpose = 'console:single-sign-on'

/** Changes the session of the browser. Each step of a login sets a new cookie. */
export async function changeSession(req: Request, res: Response, session: SessionChange['session']): Promise<void> {
  const { work } = req.exchange
  if (session !== null && 'secret' in session) {
    const sealed = seal(work.config.encryptionKeys, JSON.stringify(session), startedLoginPurpose)
    return setCookie(res, 'single-sign-on', sealed, challengeSeconds)
  }
  for (const name of ['session', 'sign-in', 'challenge', 'single-sign-on'] as const) {
    if (readCookie(req, name) !== undefined) clearCookie(res, name)
  }
  if (session === null) {
    res.setHeader('Clear-Site-Data', '"cache", "storage"')
  } else if ('token' in session) {
    setCookie(res, 'session', await createSessionCookie(work, session.token))
  } else {
    // The token is encrypted, because only the service uses it.
    setCookie(res, 'challenge', seal(work.config.encryptionKeys, session.session_token, purpose), challengeSeconds)
  }
}

/** Returns the session token of a login that waits for its second factor in this browser. */
export const readChallenge = (req: Request): string | undefined => openCookie(req, 'challenge', purpose)

/** Returns the login that this browser has started at the identity provider. */
export function readStartedLogin(req: Request): StartedLogin | undefined {
  const text = openCookie(req, 'single-sign-on', startedLoginPurpose)
  return text === undefined ? undefined : JSON.parse(text)
}

function openCookie(req: Request, name: CookieName, purpose: string): string | undefined {
  const sealed = readCookie(req, name)
  if (sealed === undefined) return undefined
  try {
    return open(req.exchange.work.config.encryptionKeys, sealed, purpose)
  } catch {
    return undefined // encrypted with another key, or modified
  }
}
