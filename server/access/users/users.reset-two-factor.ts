import { ok } from '../../operation/answer.ts'
import { forbidden } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { recordSecurityChange } from '../record-security-change.ts'
import { secondFactorIsOff } from '../second-factor/second-factor.ts'
import { turnOffSecondFactor } from '../second-factor/turn-off-second-factor.ts'
import { voidChallenges } from '../sessions/login-challenge.ts'
import { endSessions } from '../sessions/sessions.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { lockUser } from './lock-user.ts'
import { presentUser, selectUser } from './present-user.ts'
import { recordUserUpdated } from './record-user-event.ts'

/**
 * Takes the second factor from a user who lost phone and recovery codes, and ends their sessions. Not from the caller,
 * and not for an API key, which a user can make for themselves: a stolen access token would be enough to get rid of the
 * second factor.
 */
export const usersResetTwoFactor = change('users.resetTwoFactor', async (work, { path, header }) => {
  const { user_id } = userPrincipal(work.by)
  const { id } = await lockUser(work, path.id, header['If-Match'])
  if (user_id === id) throw forbidden()
  if (!(await turnOffSecondFactor(work, id))) throw secondFactorIsOff()
  await voidChallenges(work, id)
  await endSessions(work, id)
  await recordUserUpdated(work, id)
  await recordSecurityChange(work, { action: 'two_factor.reset', target_user_id: id })
  return ok(presentUser(await selectUser(work, id).executeTakeFirstOrThrow()))
})
