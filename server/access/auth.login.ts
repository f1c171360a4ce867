import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '../db/orm.ts'
import type { Operation, Schemas } from '../operation/contract.ts'
import { wrongCredentials } from '../operation/errors.ts'
import { type Account, findAccount, holdAccount } from './hold-account.ts'
import { openChallenge } from './login-challenge.ts'
import { throttled } from './login-throttle.ts'
import { noteFailedLogin } from './note-failed-login.ts'
import { verifyPassword } from './password.ts'
import { openSession } from './sessions.ts'

/**
 * Exchanges a password for tokens, or for a challenge where there is a second factor. Unknown, inactive and locked
 * accounts and wrong passwords answer alike, count alike and take as long.
 */
export const authLogin: Operation<'auth.login'> = async ({ body: { email, password }, em, config, now, origin }) => {
  const proved = await throttled(em, { email, ip: origin.ip }, async () => {
    const account = await findAccount(em, email)
    const right = await verifyPassword(account?.password_hash ?? null, password)
    return right && account && isOpen(account) ? account : undefined
  })
  if (!proved) {
    await noteFailedLogin(em, email, origin)
    throw wrongCredentials()
  }

  const data = await inTransaction(em, async (t): Promise<Schemas['LoginResult']> => {
    const account = await holdAccount(t, proved.id)
    if (!isOpen(account) || account.password_hash !== proved.password_hash) throw wrongCredentials()
    if (account.two_factor_enabled_at !== null) {
      return { requires_2fa: true, session_token: await openChallenge(t, account.id) }
    }
    await recordAudit(t, origin, undefined, {
      business_id: account.business_id,
      user_id: account.id,
      action: 'login.succeeded',
    })
    return await openSession(t, account, origin, { config, now })
  })
  return { status: 200, body: { success: true, data } }
}

const isOpen = ({ active, locked }: Account): boolean => active && !locked
