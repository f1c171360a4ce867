import { sql } from 'kysely'
import { changeDetail, recordAudit } from '../../audit/record-audit.ts'
import { changedMembers } from '../../operation/changes.ts'
import { orConflict } from '../../operation/conflicts.ts'
import { oneLine } from '../../operation/one-line.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { recordOwnerNotice } from '../security-changes.ts'
import { endSessionsOfUsers } from '../sessions/sessions.ts'
import { checkRole, roleConflicts, storedScopes } from './check-role.ts'
import { lockRole } from './lock-role.ts'
import { presentRole, type RoleRow, roleColumns } from './present-role.ts'

/**
 * Changes a custom role. New scopes or another reach apply to all users with the role, whose sessions end. The caller
 * needs all scopes of the role, before and after the change, and cannot have the role.
 */
export const rolesUpdate = change('roles.update', async (work, { path: { id }, header, body }) => {
  const { db, business_id, by } = work
  const before = await lockRole(work, id, header['If-Match'])
  const { name, scopes, ...members } = body
  if (scopes || body.reach) checkRole(by, scopes ?? before.scopes, body.reach ?? before.reach)
  const changes = changedMembers(before, {
    ...members,
    ...(name !== undefined && { name: oneLine(name) }),
    ...(scopes && { scopes: storedScopes(scopes) }),
  })
  if (!changes) return ok(presentRole(before))

  const row = await orConflict(
    db
      .updateTable('roles')
      .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
      .where('business_id', '=', business_id)
      .where('id', '=', id)
      .returning(roleColumns)
      .executeTakeFirstOrThrow(),
    roleConflicts,
  )
  const { description, ...otherChanges } = changes
  const detail = {
    ...shortened(changeDetail<Partial<RoleRow>>(before, otherChanges)),
    ...(description !== undefined && { description: true }),
    role_id: id,
    name: row.name,
  }
  if ('scopes' in changes || 'reach' in changes) {
    await endSessionsWithRole(work, id)
    await recordOwnerNotice(work, { action: 'role.updated', detail })
  } else recordAudit(work, { action: 'role.updated', detail })
  return ok(presentRole({ ...row, users_count: before.users_count }))
})

/** Ends the sessions of all users with a role. Their tokens are refused from the next request on. */
async function endSessionsWithRole(work: Change, role_id: number): Promise<void> {
  const users = await work.db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('role_id', '=', role_id)
    .execute()
  await endSessionsOfUsers(
    work,
    users.map(({ id }) => id),
  )
}

/** Shortens lists of scopes to the limit of details of the audit log. */
const shortened = <Detail extends Record<string, unknown>>(detail: Detail): Detail =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, 500) : value]),
  ) as Detail
