import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { forbidden } from '../operation/errors.ts'
import { lockUser } from './lock-user.ts'
import { voidChallenges } from './login-challenge.ts'
import { presentUser, userColumns } from './present-user.ts'
import { secondFactorIsOff } from './second-factor-state.ts'
import { endSessions } from './sessions.ts'
import { turnOffSecondFactor } from './turn-off-second-factor.ts'
import { userPrincipal } from './user-principal.ts'

/**
 * Takes the second factor from a member who lost phone and codes, and ends their sessions. Not from oneself, and not by
 * an API key, which a user can make for themselves: a stolen access token would be enough to get rid of it.
 */
export const usersResetTwoFactor: Operation<'users.resetTwoFactor'> = ({ path, header, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id, user_id } = userPrincipal(principal)
    const { id } = await lockUser(t, principal, path.id, header['If-Match'])
    if (user_id === id) throw forbidden()
    if (!(await turnOffSecondFactor(t, id))) throw secondFactorIsOff()
    await voidChallenges(t, id)
    await endSessions(t, id)
    await recordAudit(t, origin, principal, { business_id, target_user_id: id, action: 'two_factor.reset' })

    const row = await sqlOf(t)
      .selectFrom('users')
      .select(userColumns)
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .executeTakeFirstOrThrow()
    return { status: 200, body: { success: true, data: presentUser(row) } }
  })
