import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { lockBusiness } from '../../business/lock-business.ts'
import { orConflict } from '../../operation/conflicts.ts'
import { tooManyAttempts, unknownReference } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { accountableUserId } from '../../operation/principal.ts'
import { created } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Change } from '../../operation/work.ts'
import { checkPersonLink, checkRoleGrant } from '../api-keys/grants.ts'
import { createPasswordLink, mailPasswordLink } from '../passwords/password-link.ts'
import { auditedRole, chosenRoleProblems, storedRole } from './chosen-role.ts'
import { lockPersonKey } from './lock-person-key.ts'
import { presentUser, selectUser, userConflicts } from './present-user.ts'
import { recordUserCreated } from './record-user-event.ts'

const rules: Rules<'users.create'> = ({ body }) => chosenRoleProblems(body)

/**
 * Adds a user without a password, and emails a link to set it; without a mail server, the response contains the link.
 * The response does not depend on whether other businesses have a user with the same address. Only the email mentions
 * the other businesses.
 */
export const usersCreate = change('users.create', rules, async (work, { body }) => {
  const { db, business_id, by, config } = work
  const { name, email, person_id = null } = body
  const newRole = storedRole(body)
  await lockBusiness(work)
  await checkRoleGrant(work, newRole)
  await checkInvitationLimit(work)
  if (person_id !== null) {
    checkPersonLink(by)
    if (!(await lockPersonKey(work, person_id))) throw unknownReference('body.person_id')
  }

  const { id } = await orConflict(
    db
      .insertInto('users')
      .values({ business_id, name, email, ...newRole, person_id, active: true, introduced_by: [accountableUserId(by)] })
      .returning('id')
      .executeTakeFirstOrThrow(),
    userConflicts,
  )
  const row = await selectUser(work, id).executeTakeFirstOrThrow()
  await recordUserCreated(work, row)
  recordAudit(work, { action: 'user.invited', target_user_id: row.id, detail: { ...auditedRole(row), person_id } })

  const user = presentUser(row)
  if (config.smtpUrl === undefined) {
    return created({ ...user, invite_link: await createPasswordLink(work, row.id, 'invite') })
  }
  await mailPasswordLink(work, { business_id, user_id: row.id }, 'invite')
  return created(user)
})

/** The maximum number of invitations of a business per 24 hours, as documented in the contract at `users.create`. */
const maxInvitationsPerDay = 500

/**
 * Limits the invitations of a business within 24 hours.
 *
 * @param work - has locked the business (`lockBusiness`), so that concurrent invitations cannot exceed the limit
 * @throws {ApiError} 429 while the limit is reached
 */
async function checkInvitationLimit({ db, business_id }: Change): Promise<void> {
  const first = await db
    .selectFrom('users')
    .select(sql<number>`extract(epoch from created_at + interval '1 day' - now())::float8`.as('seconds_left'))
    .where('business_id', '=', business_id)
    .orderBy('id', 'desc')
    .offset(maxInvitationsPerDay - 1)
    .limit(1)
    .executeTakeFirst()
  if (first && first.seconds_left > 0) throw tooManyAttempts(first.seconds_left)
}
