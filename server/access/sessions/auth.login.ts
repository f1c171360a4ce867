import { recordAudit } from '../../audit/record-audit.ts'
import { ok } from '../../operation/answer.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { wrongCredentials } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { type Change, inBusiness, inTransaction } from '../../operation/work.ts'
import { verifyPassword } from '../passwords/password.ts'
import { throttled } from '../throttle/login-throttle.ts'
import { noteFailedLogin } from '../throttle/note-failed-login.ts'
import { openChallenge } from './login-challenge.ts'
import { findLoginUser, type LoginUser, lockLoginUser } from './login-user.ts'
import { openSession } from './sessions.ts'

/**
 * Exchanges a password for tokens, or for a challenge where there is a second factor. Unknown, inactive and locked
 * users and wrong passwords are answered alike, count alike and take as long.
 */
export const authLogin = operation('auth.login', async (work, { body: { email, password } }) => {
  const proved = await throttled(work, email, async () => {
    const user = await findLoginUser(work, email)
    const right = await verifyPassword(user?.password_hash ?? null, password)
    return right && user && isOpen(user) ? user : undefined
  })
  if (!proved) {
    await noteFailedLogin(work, email)
    throw wrongCredentials()
  }
  return ok(await inTransaction(inBusiness(work, proved.business_id), (work) => logIn(work, proved)))
})

/** @param proved - as they were when their password was checked */
async function logIn(work: Change, proved: LoginUser): Promise<Schemas['LoginResult']> {
  const user = await lockLoginUser(work, proved.id)
  if (!isOpen(user) || user.password_hash !== proved.password_hash) throw wrongCredentials()
  if (user.two_factor_enabled_at !== null) {
    return { status: 'two_factor_required', requires_2fa: true, session_token: await openChallenge(work, user.id) }
  }
  recordAudit(work, { user_id: user.id, action: 'login.succeeded' })
  return await openSession(work, user)
}

const isOpen = ({ active, locked }: LoginUser): boolean => active && !locked
