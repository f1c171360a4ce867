import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '../db/orm.ts'
import type { Operation, RequestOf, Schemas } from '../operation/contract.ts'
import { invalidTwoFactorCode, unauthenticated } from '../operation/errors.ts'
import { holdAccount } from './hold-account.ts'
import { consumeChallenge, takeTry, userOfChallenge } from './login-challenge.ts'
import { proveSecondFactor } from './second-factor.ts'
import { openSession } from './sessions.ts'

/** Finishes a login with a code or recovery code. A wrong one is counted, on the challenge and on the account. */
export const twoFactorVerify: Operation<'twoFactor.verify'> = async (request) => {
  const data = await inTransaction(request.em, (t) => answerChallenge(t, request))
  if (!data) throw invalidTwoFactorCode()
  return { status: 200, body: { success: true, data } }
}

/**
 * @returns undefined for a wrong code, which must be committed
 * @throws {ApiError} 401 when the token is of no login that waits for its second factor
 */
async function answerChallenge(
  t: EntityManager,
  { body, config, now, origin }: RequestOf<'twoFactor.verify'>,
): Promise<Schemas['Tokens'] | undefined> {
  const { session_token } = body
  const user_id = await userOfChallenge(t, session_token)
  if (user_id === undefined) throw unauthenticated()
  const account = await holdAccount(t, user_id)
  if (!account.active || account.two_factor_enabled_at === null) throw unauthenticated()
  if (!(await takeTry(t, session_token))) throw unauthenticated()

  if (!(await proveSecondFactor(t, account, body, { config, now, origin }))) return undefined
  if (!(await consumeChallenge(t, session_token))) throw unauthenticated()
  await recordAudit(t, origin, undefined, {
    business_id: account.business_id,
    user_id,
    action: 'login.succeeded',
    detail: { factor: body.code === undefined ? 'recovery_code' : 'totp' },
  })
  return await openSession(t, account, origin, { config, now })
}
