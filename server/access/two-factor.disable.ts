import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '../db/orm.ts'
import type { Operation, RequestOf } from '../operation/contract.ts'
import { invalidTwoFactorCode, wrongCredentials } from '../operation/errors.ts'
import { confirmPassword } from './confirm-password.ts'
import { holdAccount } from './hold-account.ts'
import { voidChallenges } from './login-challenge.ts'
import { proveSecondFactor } from './second-factor.ts'
import { secondFactorIsOff } from './second-factor-state.ts'
import { endSessions } from './sessions.ts'
import { turnOffSecondFactor } from './turn-off-second-factor.ts'
import { userPrincipal } from './user-principal.ts'

/** Turns the caller's second factor off, for who proves both factors again. */
export const twoFactorDisable: Operation<'twoFactor.disable'> = async (request) => {
  const { body, principal, em, origin } = request
  const passwordHash = await confirmPassword(em, userPrincipal(principal).user_id, body.password, origin)
  const proved = await inTransaction(em, (t) => disable(t, request, passwordHash))
  if (!proved) throw invalidTwoFactorCode()
  return { status: 204 }
}

/** @returns false for a wrong code, which must be committed */
async function disable(
  t: EntityManager,
  { body, principal, config, now, origin }: RequestOf<'twoFactor.disable'>,
  passwordHash: string,
): Promise<boolean> {
  const { user_id, session_id, business_id } = userPrincipal(principal)
  const account = await holdAccount(t, user_id)
  if (account.password_hash !== passwordHash) throw wrongCredentials()
  if (account.two_factor_enabled_at === null) throw secondFactorIsOff()
  if (!(await proveSecondFactor(t, account, body, { config, now, origin }))) return false

  await turnOffSecondFactor(t, user_id)
  await voidChallenges(t, user_id)
  await endSessions(t, user_id, session_id)
  await recordAudit(t, origin, principal, { business_id, action: 'two_factor.disabled' })
  return true
}
