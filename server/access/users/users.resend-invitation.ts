import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { lockBusiness } from '../../business/lock-business.ts'
import { illegalTransition } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { accountableUserId, type Principal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { createPasswordLink, mailPasswordLink, voidPasswordLinks } from '../passwords/password-link.ts'
import { updateUser } from '../sessions/login-user.ts'
import { auditedRole } from './chosen-role.ts'
import { introductionColumns } from './introducers.ts'
import { lockUser } from './lock-user.ts'
import { presentUser, selectUser, type UserRow } from './present-user.ts'
import { recordUserUpdated } from './record-user-event.ts'

/**
 * Sends an invitation again, in the same way as `users.create`. The worker enforces the limit on emails to an address
 * (`nextInvitationTime`) by counting links, so links that were already emailed are kept and remain valid.
 */
export const usersResendInvitation = change('users.resendInvitation', async (work, { path, header }) => {
  const { business_id, config } = work
  await lockBusiness(work)
  const before = await lockUser(work, path.id, header['If-Match'])
  const { id, person_id } = before
  if (before.password_set) throw illegalTransition('The user has accepted the invitation.', 'accepted')
  if (!before.active || before.has_left) throw illegalTransition('The user is not active.', 'inactive')
  const user = presentUser(await addIntroducer(work, before))
  recordAudit(work, { action: 'user.invited', target_user_id: id, detail: { ...auditedRole(before), person_id } })
  if (config.smtpUrl === undefined) {
    await voidPasswordLinks(work, id)
    return ok({ ...user, invite_link: await createPasswordLink(work, id, 'invite') })
  }
  if (!(await isMailPending(work, id))) await mailPasswordLink(work, { business_id, user_id: id }, 'invite')
  return ok(user)
})

/** Makes the caller an introducer, because they may have the link. */
async function addIntroducer(work: Change<Principal>, user: UserRow): Promise<UserRow> {
  if (user.introduced_by.includes(accountableUserId(work.by))) return user
  await updateUser(work, user.id)
    .set({ ...introductionColumns(work.by), version: sql`version + 1`, updated_at: sql`now()` })
    .execute()
  await recordUserUpdated(work, user.id)
  return await selectUser(work, user.id).executeTakeFirstOrThrow()
}

/** Whether an invitation of a user has not been emailed yet. */
async function isMailPending({ db, business_id }: Change, user_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('password_links')
    .select('id')
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('purpose', '=', 'invite')
    .where('token_hash', 'is', null)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
