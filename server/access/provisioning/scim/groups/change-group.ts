import { sql } from 'kysely'
import { recordAudit } from '../../../../audit/record-audit.ts'
import { orConflict } from '../../../../operation/conflicts.ts'
import type { Schemas } from '../../../../operation/contract/contract.ts'
import type { Change } from '../../../../operation/work.ts'
import { assignRoles } from '../../assign-roles.ts'
import { byDirectory } from '../../by-directory.ts'
import type { ProvisioningRow } from '../../read-provisioning.ts'
import { scimError } from '../scim-error.ts'
import { filterVisible } from '../users/read-users.ts'
import { adoptUsers } from '../users/save-provisioned-user.ts'
import type { GroupChange } from './group-input.ts'
import { type DirectoryGroup, readMembers } from './read-groups.ts'

const groupConflicts = {
  provisioned_groups_name: { path: 'displayName', code: 'taken', message: 'Another group has this displayName.' },
}

/**
 * Creates a group.
 *
 * @param work - has locked the business
 * @throws {ApiError} 409 `uniqueness` if another group has the name, 400 for an unknown member
 */
export async function createGroup(
  work: Change,
  settings: ProvisioningRow,
  changes: readonly GroupChange[],
): Promise<number> {
  const { db, business_id } = work
  const display_name = changes.find((each) => each.kind === 'name')?.display_name ?? ''
  const { id } = await orConflict(
    db
      .insertInto('provisioned_groups')
      .values({ business_id, display_name, display_name_key: display_name.toLowerCase(), external_id: null })
      .returning('id')
      .executeTakeFirstOrThrow(),
    groupConflicts,
  )
  const others = changes.filter(({ kind }) => kind !== 'name')
  await applyChanges(work, settings, { id, display_name }, others, 'provisioned_group.created')
  return id
}

/**
 * Changes a group, and the roles of the users who join or leave it.
 *
 * @param work - has locked the business, so that concurrent changes of a group follow each other
 * @throws {ApiError} 409 `uniqueness` if another group has the name, 400 for an unknown member
 */
export const changeGroup = (
  work: Change,
  settings: ProvisioningRow,
  group: Pick<DirectoryGroup, 'id' | 'display_name'>,
  changes: readonly GroupChange[],
): Promise<void> => applyChanges(work, settings, group, changes, 'provisioned_group.updated')

async function applyChanges(
  work: Change,
  settings: ProvisioningRow,
  group: Pick<DirectoryGroup, 'id' | 'display_name'>,
  changes: readonly GroupChange[],
  action: Schemas['AuditAction'],
): Promise<void> {
  const affected = new Set<number>()
  for (const change of changes) for (const id of await applyChange(work, group.id, change)) affected.add(id)
  await touch(work, group.id)
  await assignRoles(
    work,
    settings,
    [...affected].toSorted((a, b) => a - b),
  )
  recordAudit(work, {
    action,
    detail: { ...byDirectory, group_id: group.id, group: group.display_name, affected_users: affected.size },
  })
}

/** Applies a change. @returns the IDs of the users whose groups have changed */
async function applyChange(work: Change, group_id: number, change: GroupChange): Promise<readonly number[]> {
  switch (change.kind) {
    case 'name':
      return await rename(work, group_id, change.display_name)
    case 'external_id':
      await updateGroup(work, group_id).set({ external_id: change.external_id }).execute()
      return []
    case 'add':
      return await addMembers(work, group_id, change.members)
    case 'remove':
      return await removeMembers(work, group_id, sql<boolean>`user_id = any(${change.members}::int[])`)
    case 'clear':
      return await removeMembers(work, group_id, sql<boolean>`true`)
    default: {
      const removed = await removeMembers(work, group_id, sql<boolean>`user_id <> all(${change.members}::int[])`)
      return [...removed, ...(await addMembers(work, group_id, change.members))]
    }
  }
}

const updateGroup = ({ db, business_id }: Change, id: number) =>
  db.updateTable('provisioned_groups').where('business_id', '=', business_id).where('id', '=', id)

const touch = (work: Change, id: number) => updateGroup(work, id).set({ updated_at: sql`now()` }).execute()

/** Renames a group. @returns the IDs of its members, whose role may depend on the name */
async function rename(work: Change, id: number, display_name: string): Promise<readonly number[]> {
  const display_name_key = display_name.toLowerCase()
  const renamed = await orConflict(
    updateGroup(work, id)
      .set({ display_name, display_name_key })
      .where('display_name', '<>', display_name)
      .returning('id')
      .executeTakeFirst(),
    groupConflicts,
  )
  return renamed ? ((await readMembers(work, [id])).get(id) ?? []) : []
}

async function addMembers(work: Change, group_id: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const visible = await filterVisible(work, ids)
  const unknown = ids.filter((id) => !visible.has(id)).length
  if (unknown > 0) throw scimError('invalidValue', `${unknown} of the members are not users.`)
  await adoptUsers(work, ids)
  const { rows } = await sql<{ user_id: number }>`
    insert into provisioned_group_members (business_id, group_id, user_id)
    select ${work.business_id}, ${group_id}, id from unnest(${ids}::int[]) as added (id)
    on conflict do nothing
    returning user_id`.execute(work.db)
  return rows.map(({ user_id }) => user_id)
}

async function removeMembers(
  { db, business_id }: Change,
  group_id: number,
  condition: ReturnType<typeof sql<boolean>>,
): Promise<number[]> {
  const rows = await db
    .deleteFrom('provisioned_group_members')
    .where('business_id', '=', business_id)
    .where('group_id', '=', group_id)
    .where(condition)
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Deletes a group. Its members lose the role that it gave them. */
export async function deleteGroup(work: Change, settings: ProvisioningRow, group: DirectoryGroup): Promise<void> {
  const { db, business_id } = work
  const members = await removeMembers(work, group.id, sql<boolean>`true`)
  await db.deleteFrom('provisioned_groups').where('business_id', '=', business_id).where('id', '=', group.id).execute()
  await assignRoles(work, settings, members)
  recordAudit(work, {
    action: 'provisioned_group.deleted',
    detail: { ...byDirectory, group_id: group.id, group: group.display_name },
  })
}
