import { sql } from 'kysely'
import { changeDetail, recordAudit } from '../../audit/record-audit.ts'
import { lockBusiness } from '../../business/lock-business.ts'
import { changedMembers } from '../../operation/changes.ts'
import { orConflict } from '../../operation/conflicts.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { conflictAt, secondPersonRequired, unknownReference } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { accountableUserId, type Principal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { checkPersonLink, checkRoleGrant } from '../api-keys/grants.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { updateUser } from '../sessions/login-user.ts'
import { endSessions } from '../sessions/sessions.ts'
import { introductionColumns } from './introducers.ts'
import { checkRemainingOwner } from './last-owner.ts'
import { lockPersonKey } from './lock-person-key.ts'
import { lockUser } from './lock-user.ts'
import { presentUser, selectUser, type UserRow, userConflicts } from './present-user.ts'
import { recordUserUpdated } from './record-user-event.ts'

/**
 * Changes a user. Users cannot change their own role or person, even through their API keys, because role and person
 * determine what they can approve. A user who changes another user's role or person becomes an introducer of that login
 * until it is confirmed (`users.confirm`). Changing the role or deactivating the user ends all sessions of the user.
 */
export const usersUpdate = change('users.update', async (work, { path: { id }, header, body }) => {
  await lockBusiness(work)
  const person = body.person_id ? await lockPersonKey(work, body.person_id) : undefined
  const before = await lockUser(work, id, header['If-Match'])
  if (body.role) checkRoleGrant(work.by, body.role)
  if (body.active && before.has_left && body.person_id === undefined) {
    throw conflictAt({ path: 'body.active', code: 'person_has_left', message: 'The person of this user has left.' })
  }

  const changes = changedMembers(before, body)
  if (!changes) return ok(presentUser(before))
  const needsIntroducer = 'role' in changes || 'person_id' in changes
  if (accountableUserId(work.by) === id && needsIntroducer) throw secondPersonRequired()
  if (changes.person_id) {
    checkPersonLink(work.by)
    if (!person) throw unknownReference('body.person_id')
  }
  const path = ownerRemovalPath(body, person?.end_date ?? null)
  if (path) await checkRemainingOwner(work, id, path)

  await orConflict(
    updateUser(work, id)
      .set({
        ...changes,
        ...(needsIntroducer && introductionColumns(work.by)),
        ...('person_id' in changes && { past_person_ids: personHistory }),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .execute(),
    userConflicts,
  )
  const row = await selectUser(work, id).executeTakeFirstOrThrow()
  // API keys that descend from the user remain valid.
  if (before.role !== row.role || (before.active && !row.active)) await endSessions(work, id)
  await recordUserUpdated(work, id)
  await recordChanges(work, before, changes)
  return ok(presentUser(row))
})

/** The past people and the current one, which is about to be replaced. Expressions in an `update` see the old row. */
const personHistory = sql<number[]>`array_remove(past_person_ids, person_id) || array_remove(array[person_id], null)`

/** Returns the path of the member that would remove an owner, or undefined if there is none. */
function ownerRemovalPath({ active, role }: Schemas['UserUpdate'], end_date: string | null): string | undefined {
  if (active === false) return 'body.active'
  if (role !== undefined && role !== 'owner') return 'body.role'
  return end_date === null ? undefined : 'body.person_id'
}

/** Records deactivation and reactivation as separate audit entries. A change of role is also reported by email. */
async function recordChanges(
  work: Change<Principal>,
  before: UserRow,
  { active, ...rest }: Partial<Schemas['UserUpdate']>,
): Promise<void> {
  const target_user_id = before.id
  if (active !== undefined) {
    recordAudit(work, { action: active ? 'user.reactivated' : 'user.deactivated', target_user_id })
  }
  if (Object.keys(rest).length === 0) return
  const entry = { action: 'user.updated' as const, target_user_id, detail: changeDetail(before, rest) }
  await ('role' in rest ? recordSecurityChange(work, entry) : recordAudit(work, entry))
}
