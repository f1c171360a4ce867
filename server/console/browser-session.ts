import type { Request, Response } from 'express'
import { createSessionCookie } from '../access/sessions/cookie-session.ts'
import { open, seal } from '../db/secret-box.ts'
import type { SessionChange } from './console-page.ts'
import { clearCookie, readCookie, setCookie } from './cookies.ts'

/** The lifetime of a login that waits for its second factor, in seconds, as in the API. */
const challengeSeconds = 600

const purpose = 'console:challenge'

/** Changes the session of the browser. Each step of a login sets a new cookie. */
export async function changeSession(req: Request, res: Response, session: SessionChange['session']): Promise<void> {
  const { work } = req.exchange
  for (const name of ['session', 'sign-in', 'challenge'] as const) {
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
export function readChallenge(req: Request): string | undefined {
  const sealed = readCookie(req, 'challenge')
  if (sealed === undefined) return undefined
  try {
    return open(req.exchange.work.config.encryptionKeys, sealed, purpose)
  } catch {
    return undefined // encrypted with another key, or modified
  }
}
