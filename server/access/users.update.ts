import { sql } from 'kysely'
import { detailOfChanges } from '../audit/detail-of-changes.ts'
import { type AuditEntry, recordAudits } from '../audit/record-audit.ts'
import { lockBusiness } from '../business/lock-business.ts'
import { ok } from '../operation/answer.ts'
import { changesOf } from '../operation/changes.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Schemas } from '../operation/contract.ts'
import { conflict, notFound } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import type { Principal } from '../operation/principal.ts'
import type { Change } from '../operation/work.ts'
import { pinPerson } from '../people/pin-person.ts'
import { checkMayGive, checkMayLink } from './grants.ts'
import { checkOwnerStays } from './last-owner.ts'
import { lockUser } from './lock-user.ts'
import { updateUser } from './login-user.ts'
import { presentUser, type UserRow, userColumns } from './present-user.ts'
import { endSessions } from './sessions.ts'
import { userConflicts } from './user-conflicts.ts'

/** Changes what is given; when that changes nothing, nothing is written. */
export const usersUpdate = change('users.update', async (work, { path: { id }, header, body }) => {
  await lockBusiness(work)
  const person = body.person_id ? await pinPerson(work, body.person_id) : undefined
  const before = await lockUser(work, id, header['If-Match'])
  if (body.role) checkMayGive(work.by, body.role)
  if (body.active && before.has_left && body.person_id === undefined)
    throw conflict('The person of this user has left.')

  const changes = changesOf(before, body)
  if (!changes) return ok(presentUser(before))
  if (changes.person_id) {
    checkMayLink(work.by)
    if (!person) throw notFound()
  }
  const path = endOfOwner(body, person?.end_date ?? null)
  if (path) await checkOwnerStays(work, id, path)

  const row = await orConflict(
    updateUser(work, id)
      .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
      .returning(userColumns)
      .executeTakeFirstOrThrow(),
    userConflicts,
  )
  await endAccess(work, before, row)
  await recordAudits(work, entriesFor(before, changes))
  return ok(presentUser(row))
})

/** The member by which a user stops being an owner who can log in, if any. */
function endOfOwner({ active, role }: Schemas['UserUpdate'], end_date: string | null): string | undefined {
  if (active === false) return 'body.active'
  if (role !== undefined && role !== 'owner') return 'body.role'
  return end_date === null ? undefined : 'body.person_id'
}

/**
 * Deactivation ends every session. Another role ends them except the one that asks: what its token may do follows the
 * role at once. API keys are the business's, not the user's, and stay until they are revoked.
 */
async function endAccess(work: Change<Principal>, before: UserRow, after: UserRow): Promise<void> {
  const asking = work.by.kind === 'user' ? work.by.session_id : undefined
  if (before.active && !after.active) await endSessions(work, after.id)
  else if (before.role !== after.role) await endSessions(work, after.id, asking)
}

/** What the audit log says: whether the user may log in is an entry of its own. */
function entriesFor(before: UserRow, { active, ...others }: Partial<Schemas['UserUpdate']>): AuditEntry[] {
  const target_user_id = before.id
  const entries: AuditEntry[] = []
  if (active !== undefined) entries.push({ action: active ? 'user.reactivated' : 'user.deactivated', target_user_id })
  if (Object.keys(others).length > 0)
    entries.push({ action: 'user.updated', target_user_id, detail: detailOfChanges(before, others) })
  return entries
}
