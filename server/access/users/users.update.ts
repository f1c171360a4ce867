import { sql } from 'kysely'
import { changeDetail, recordAudit } from '../../audit/record-audit.ts'
import { lockBusiness } from '../../business/lock-business.ts'
import { changedMembers } from '../../operation/changes.ts'
import { checkScopes } from '../../operation/check-scopes.ts'
import { orConflict } from '../../operation/conflicts.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { conflictAt, secondPersonRequired, unknownReference } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { accountableUserId, type Principal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Change } from '../../operation/work.ts'
import { checkPersonLink, checkRoleGrant } from '../api-keys/grants.ts'
import { revokeKeysOfUser } from '../api-keys/revoke-keys.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { updateUser } from '../sessions/login-user.ts'
import { endSessions } from '../sessions/sessions.ts'
import { auditedRole, chosenRoleProblems, formerRole, hasRole, storedRole } from './chosen-role.ts'
import { introductionColumns } from './introducers.ts'
import { checkRemainingOwner } from './last-owner.ts'
import { lockPersonKey } from './lock-person-key.ts'
import { lockUser } from './lock-user.ts'
import { presentUser, selectUser, type UserRow, userConflicts } from './present-user.ts'
import { recordUserUpdated } from './record-user-event.ts'

const rules: Rules<'users.update'> = ({ body }) => [
  ...chosenRoleProblems(body),
  ...(body.revoke_api_keys === true && body.active !== false
    ? [{ path: 'body.revoke_api_keys', code: 'not_combinable', message: 'is only for a user who is deactivated' }]
    : []),
]

/**
 * Changes a user. Users cannot change their own role or person, even through their API keys, because role and person
 * determine what they can approve. A user who changes another user's role or person becomes an introducer of that login
 * until it is confirmed (`users.confirm`). Changing the role or deactivating the user ends all sessions of the user, and
 * revokes their API keys if the request has `revoke_api_keys`.
 */
export const usersUpdate = change('users.update', rules, async (work, { path: { id }, header, body }) => {
  await lockBusiness(work)
  const person = body.person_id ? await lockPersonKey(work, body.person_id) : undefined
  const before = await lockUser(work, id, header['If-Match'])
  const { role, role_id, revoke_api_keys = false, ...members } = body
  const newRole = hasRole(body) ? storedRole(body) : undefined
  if (newRole) await checkRoleGrant(work, newRole)
  if (body.active && before.has_left && body.person_id === undefined) {
    throw conflictAt({ path: 'body.active', code: 'person_has_left', message: 'The person of this user has left.' })
  }

  if (revoke_api_keys) {
    checkScopes(work.by, ['keys:write'])
    await revokeKeysOfUser(work, id)
  }
  const changes = changedMembers(before, { ...members, ...newRole })
  if (!changes) return ok(presentUser(before))
  const isNewRole = 'role' in changes || 'role_id' in changes
  const needsIntroducer = isNewRole || 'person_id' in changes
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
  // API keys that descend from the user remain valid, unless the request revokes them.
  if (isNewRole || (before.active && !row.active)) await endSessions(work, id)
  await recordUserUpdated(work, id)
  await recordChanges(work, { before, after: row }, changes)
  return ok(presentUser(row))
})

/** The past people and the current one, which is about to be replaced. Expressions in an `update` see the old row. */
const personHistory = sql<number[]>`array_remove(past_person_ids, person_id) || array_remove(array[person_id], null)`

/** Returns the path of the member that would remove an owner, or undefined if there is none. */
function ownerRemovalPath(
  { active, role, role_id }: Schemas['UserUpdate'],
  end_date: string | null,
): string | undefined {
  if (active === false) return 'body.active'
  if (role !== undefined && role !== 'owner') return 'body.role'
  if (role_id) return 'body.role_id'
  return end_date === null ? undefined : 'body.person_id'
}

/** Records deactivation and reactivation as separate audit entries. A change of role is also reported by email. */
async function recordChanges(
  work: Change<Principal>,
  { before, after }: { before: UserRow; after: UserRow },
  { active, role, role_id, ...rest }: Partial<Pick<UserRow, 'name' | 'active' | 'person_id' | 'role' | 'role_id'>>,
): Promise<void> {
  const target_user_id = before.id
  if (active !== undefined) {
    recordAudit(work, { action: active ? 'user.reactivated' : 'user.deactivated', target_user_id })
  }
  const isNewRole = role !== undefined || role_id !== undefined
  if (Object.keys(rest).length === 0 && !isNewRole) return
  const detail = {
    ...changeDetail(before, rest),
    ...(isNewRole && { ...auditedRole(after), ...formerRole(before) }),
  }
  const entry = { action: 'user.updated' as const, target_user_id, detail }
  await (isNewRole ? recordSecurityChange(work, entry) : recordAudit(work, entry))
}
