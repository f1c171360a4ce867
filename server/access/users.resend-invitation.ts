import { recordAudit } from '../audit/record-audit.ts'
import { ok } from '../operation/answer.ts'
import { illegalTransition } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import type { Change } from '../operation/work.ts'
import { lockUser } from './lock-user.ts'
import { createPasswordLink, mailPasswordLink, voidPasswordLinks } from './password-link.ts'
import { presentUser } from './present-user.ts'

/**
 * Invites a user once more, as `users.create` did. How many invitations an address gets by mail is counted when they are
 * mailed (`invitationDue`); those that were mailed stay good, as they are what is counted.
 */
export const usersResendInvitation = change('users.resendInvitation', async (work, { path, header }) => {
  const { business_id, config } = work
  const user = presentUser(await lockUser(work, path.id, header['If-Match']))
  const { id, role, person_id } = user
  if (user.password_set) throw illegalTransition('The user has accepted the invitation.', 'accepted')
  if (!user.active) throw illegalTransition('The user is not active.', 'inactive')
  await recordAudit(work, { action: 'user.invited', target_user_id: id, detail: { role, person_id } })
  if (config.smtpUrl === undefined) {
    await voidPasswordLinks(work, id)
    return ok({ ...user, invite_link: await createPasswordLink(work, id, 'invite') })
  }
  if (!(await isInvitationWaiting(work, id))) await mailPasswordLink(work, { business_id, user_id: id }, 'invite')
  return ok(user)
})

/** Whether an invitation of a user is still to be mailed. */
async function isInvitationWaiting({ db, business_id }: Change, user_id: number): Promise<boolean> {
  const waiting = await db
    .selectFrom('password_links')
    .select('id')
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('purpose', '=', 'invite')
    .where('token_hash', 'is', null)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return waiting !== undefined
}
