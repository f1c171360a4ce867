import { illegalTransition } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { voidChallenges } from '../sessions/login-challenge.ts'
import { endSessions } from '../sessions/sessions.ts'
import { lockUser } from './lock-user.ts'
import { presentUser, selectUser } from './present-user.ts'

/**
 * Removes the link between a user and their account at the identity provider, and ends the sessions of the user. At the
 * next login, the user is found by a verified address again.
 */
export const usersUnlinkSingleSignOn = change('users.unlinkSingleSignOn', async (work, { path, header }) => {
  const { db, business_id } = work
  const { id } = await lockUser(work, path.id, header['If-Match'])
  const { numDeletedRows } = await db
    .deleteFrom('user_identities')
    .where('business_id', '=', business_id)
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw illegalTransition('No account at the identity provider is linked.', 'unlinked')
  await voidChallenges(work, id)
  await endSessions(work, id)
  await recordSecurityChange(work, { action: 'single_sign_on.unlinked', target_user_id: id })
  return ok(presentUser(await selectUser(work, id).executeTakeFirstOrThrow()))
})
