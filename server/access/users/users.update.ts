import { sql } from 'kysely'
import { detailOfChanges, recordAudit } from '../../audit/record-audit.ts'
import { lockBusiness } from '../../business/lock-business.ts'
import { ok } from '../../operation/answer.ts'
import { changesOf } from '../../operation/changes.ts'
import { orConflict } from '../../operation/conflicts.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { conflict, secondPersonRequired, unknownReference } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { type Principal, userBehind } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { checkMayGive, checkMayLink } from '../api-keys/grants.ts'
import { recordSecurityChange } from '../record-security-change.ts'
import { updateUser } from '../sessions/login-user.ts'
import { endSessions } from '../sessions/sessions.ts'
import { introducedBy } from './introductions.ts'
import { checkOwnerStays } from './last-owner.ts'
import { lockUser } from './lock-user.ts'
import { pinPerson } from './pin-person.ts'
import { presentUser, selectUser, type UserRow } from './present-user.ts'
import { recordUserUpdated } from './record-user-event.ts'
import { userConflicts } from './user-conflicts.ts'

/**
 * Changes what is given; when that changes nothing, nothing is written. Nobody changes their own role or person, also not
 * with a key of theirs: who somebody is decides on what they may approve. Whoever changes another user's role or person
 * stands behind that login until somebody else confirms it (`users.confirm`). Another role and deactivation end every
 * session of the user.
 */
export const usersUpdate = change('users.update', async (work, { path: { id }, header, body }) => {
  await lockBusiness(work)
  const person = body.person_id ? await pinPerson(work, body.person_id) : undefined
  const before = await lockUser(work, id, header['If-Match'])
  if (body.role) checkMayGive(work.by, body.role)
  if (body.active && before.has_left && body.person_id === undefined)
    throw conflict('The person of this user has left.')

  const changes = changesOf(before, body)
  if (!changes) return ok(presentUser(before))
  const isIntroduced = 'role' in changes || 'person_id' in changes
  if (userBehind(work.by) === id && isIntroduced) throw secondPersonRequired()
  if (changes.person_id) {
    checkMayLink(work.by)
    if (!person) throw unknownReference('body.person_id')
  }
  const path = endOfOwner(body, person?.end_date ?? null)
  if (path) await checkOwnerStays(work, id, path)

  await orConflict(
    updateUser(work, id)
      .set({
        ...changes,
        ...(isIntroduced && introducedBy(work.by)),
        ...('person_id' in changes && { past_person_ids: withoutPerson }),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .execute(),
    userConflicts,
  )
  const row = await selectUser(work, id).executeTakeFirstOrThrow()
  // API keys that the user made go on: they outlive their user.
  if (before.role !== row.role || (before.active && !row.active)) await endSessions(work, id)
  await recordUserUpdated(work, id)
  await recordChanges(work, before, changes)
  return ok(presentUser(row))
})

/** The people of a user whose own record is about to be another one or none; on the right, columns are as they were. */
const withoutPerson = sql<number[]>`array_remove(past_person_ids, person_id) || array_remove(array[person_id], null)`

/** The member by which a user stops being an owner who can log in, if any. */
function endOfOwner({ active, role }: Schemas['UserUpdate'], end_date: string | null): string | undefined {
  if (active === false) return 'body.active'
  if (role !== undefined && role !== 'owner') return 'body.role'
  return end_date === null ? undefined : 'body.person_id'
}

/** Whether the user may log in is an entry of its own. Of another role they are told. */
async function recordChanges(
  work: Change<Principal>,
  before: UserRow,
  { active, ...others }: Partial<Schemas['UserUpdate']>,
): Promise<void> {
  const target_user_id = before.id
  if (active !== undefined) {
    recordAudit(work, { action: active ? 'user.reactivated' : 'user.deactivated', target_user_id })
  }
  if (Object.keys(others).length === 0) return
  const entry = { action: 'user.updated' as const, target_user_id, detail: detailOfChanges(before, others) }
  await ('role' in others ? recordSecurityChange(work, entry) : recordAudit(work, entry))
}
