import { forbidden } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { deletePasskeys } from '../passkeys/delete-passkeys.ts'
import { secondFactorDisabledError, turnOffSecondFactor } from '../second-factor/second-factor.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { voidChallenges } from '../sessions/login-challenge.ts'
import { endSessions } from '../sessions/sessions.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { lockUser } from './lock-user.ts'
import { presentUser, selectUser } from './present-user.ts'
import { recordUserUpdated } from './record-user-event.ts'

/**
 * Removes the second factor and the passkeys of a user who lost their devices, and ends their sessions. A passkey that
 * remained would log in the finder of the device. Refused for the caller's own user, and to API keys, because the
 * caller could create one. Otherwise, a stolen access token could remove the caller's second factor.
 */
export const usersResetTwoFactor = change('users.resetTwoFactor', async (work, { path, header }) => {
  const { user_id } = userPrincipal(work.by)
  const { id } = await lockUser(work, path.id, header['If-Match'])
  if (user_id === id) throw forbidden()
  const wasEnabled = await turnOffSecondFactor(work, id)
  const passkeys = await deletePasskeys(work, id)
  if (!wasEnabled && passkeys === 0) throw secondFactorDisabledError()
  await voidChallenges(work, id)
  await endSessions(work, id)
  if (wasEnabled) await recordUserUpdated(work, id)
  await recordSecurityChange(work, { action: 'two_factor.reset', target_user_id: id, detail: { passkeys } })
  return ok(presentUser(await selectUser(work, id).executeTakeFirstOrThrow()))
})
