import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { lockBusiness } from '../../business/lock-business.ts'
import { ok } from '../../operation/answer.ts'
import { illegalTransition } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { type Principal, userBehind } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { createPasswordLink, mailPasswordLink, voidPasswordLinks } from '../passwords/password-link.ts'
import { updateUser } from '../sessions/login-user.ts'
import { introducedBy } from './introductions.ts'
import { lockUser } from './lock-user.ts'
import { presentUser, selectUser, type UserRow } from './present-user.ts'
import { recordUserUpdated } from './record-user-event.ts'

/**
 * Invites a user once more, as `users.create` did. How many invitations an address gets by mail is counted when they are
 * mailed (`invitationDue`); those that were mailed stay good, as they are what is counted.
 */
export const usersResendInvitation = change('users.resendInvitation', async (work, { path, header }) => {
  const { business_id, config } = work
  await lockBusiness(work)
  const before = await lockUser(work, path.id, header['If-Match'])
  const { id, role, person_id } = before
  if (before.password_set) throw illegalTransition('The user has accepted the invitation.', 'accepted')
  if (!before.active || before.has_left) throw illegalTransition('The user is not active.', 'inactive')
  const user = presentUser(await introduce(work, before))
  recordAudit(work, { action: 'user.invited', target_user_id: id, detail: { role, person_id } })
  if (config.smtpUrl === undefined) {
    await voidPasswordLinks(work, id)
    return ok({ ...user, invite_link: await createPasswordLink(work, id, 'invite') })
  }
  if (!(await isInvitationWaiting(work, id))) await mailPasswordLink(work, { business_id, user_id: id }, 'invite')
  return ok(user)
})

/** Whoever invites, also once more, stands behind the login: they may have its link. */
async function introduce(work: Change<Principal>, user: UserRow): Promise<UserRow> {
  if (user.introduced_by.includes(userBehind(work.by))) return user
  await updateUser(work, user.id)
    .set({ ...introducedBy(work.by), version: sql`version + 1`, updated_at: sql`now()` })
    .execute()
  await recordUserUpdated(work, user.id)
  return await selectUser(work, user.id).executeTakeFirstOrThrow()
}

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
