import { sql } from 'kysely'
import { addAuditEntries } from '../../audit/record-audit.ts'
import { enqueue } from '../../jobs.ts'
import type { Change } from '../../operation/work.ts'
import { endSessionsOfUsers } from '../sessions/sessions.ts'
import { auditedRole, formerRole, type StoredRole } from '../users/chosen-role.ts'
import { introducedBy } from '../users/introducers.ts'
import { recordUsersUpdated } from '../users/record-user-event.ts'
import { byDirectory } from './by-directory.ts'
import { defaultRole, groupNames, rankGroupRoles } from './group-roles.ts'
import type { ProvisioningRow } from './read-provisioning.ts'

/** The number of users whose roles change in one statement. */
const batchSize = 500

/** Returns the IDs of the users whose role is that of a group, or becomes it with the settings. */
export async function usersWithGroupRoles({ db, business_id }: Change, settings: ProvisioningRow): Promise<number[]> {
  const names = groupNames(settings)
  const { rows } = await sql<{ id: number }>`
    select user_id as id from provisioned_users where business_id = ${business_id} and has_group_role
    union
    select member.user_id from provisioned_group_members member
    join provisioned_groups groups on groups.business_id = member.business_id and groups.id = member.group_id
    where member.business_id = ${business_id} and groups.display_name_key = any(${names})
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Gives users the highest role of their groups. A user who has left the last group with a role gets the default role; a
 * role that no group has assigned is kept, and so is that of owners. A changed role ends the sessions of the user.
 *
 * @param work - has locked the business, so that concurrent changes of groups are counted
 */
export async function assignRoles(work: Change, settings: ProvisioningRow, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += batchSize) await assignBatch(work, settings, ids.slice(at, at + batchSize))
}

async function assignBatch(work: Change, settings: ProvisioningRow, ids: readonly number[]): Promise<void> {
  const users = await work.db
    .selectFrom('users')
    .innerJoin('provisioned_users as provisioned', (join) =>
      join.onRef('provisioned.business_id', '=', 'users.business_id').onRef('provisioned.user_id', '=', 'users.id'),
    )
    .select(['users.id', 'users.role', 'users.role_id', 'provisioned.has_group_role'])
    .where('users.business_id', '=', work.business_id)
    .where('users.id', '=', sql<number>`any(${ids}::int[])`)
    .where('users.role', '<>', 'owner')
    .execute()
  const groupRoles = await readGroupRoles(work, settings, ids)
  const states = users.map(({ id, role, role_id, has_group_role }) => {
    const before: StoredRole = { role, role_id }
    const groupRole = groupRoles.get(id)
    const next = groupRole ?? (has_group_role ? defaultRole(settings) : before)
    return { id, before, next, had: has_group_role, has: groupRole !== undefined }
  })
  for (const has of [true, false]) {
    await setHasGroupRole(
      work,
      states.filter((state) => state.has === has && state.had !== has).map(({ id }) => id),
      has,
    )
  }
  const changed = states.filter(({ before, next }) => keyOfRole(before) !== keyOfRole(next))
  for (const [first, ...others] of Map.groupBy(changed, ({ next }) => keyOfRole(next)).values()) {
    if (first) await setRole(work, settings, first.next, [first, ...others])
  }
}

const keyOfRole = ({ role, role_id }: StoredRole): string => `${role} ${role_id}`

/** Returns the highest role of each user's groups. Users without such a group are missing. */
async function readGroupRoles(
  { db, business_id }: Change,
  settings: ProvisioningRow,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredRole>> {
  const rows = await db
    .selectFrom('provisioned_group_members as member')
    .innerJoin('provisioned_groups as groups', (join) =>
      join.onRef('groups.business_id', '=', 'member.business_id').onRef('groups.id', '=', 'member.group_id'),
    )
    .select(['member.user_id', 'groups.display_name_key'])
    .where('member.business_id', '=', business_id)
    .where('member.user_id', '=', sql<number>`any(${ids}::int[])`)
    .where('groups.display_name_key', '=', sql<string>`any(${groupNames(settings)})`)
    .execute()
  const ranked = [...rankGroupRoles(settings)]
  return new Map(
    [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([user_id, groups]) => {
      const own = new Set(groups.map(({ display_name_key }) => display_name_key))
      const [, role = defaultRole(settings)] = ranked.find(([name]) => own.has(name)) ?? []
      return [user_id, role]
    }),
  )
}

async function setHasGroupRole({ db, business_id }: Change, ids: number[], has_group_role: boolean): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('provisioned_users')
    .set({ has_group_role })
    .where('business_id', '=', business_id)
    .where('user_id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
}

/** Sets the role of users as `users.update` does: with introducers, events, audit entries and emails. */
async function setRole(
  work: Change,
  { updated_by }: ProvisioningRow,
  role: StoredRole,
  users: readonly { id: number; before: StoredRole }[],
): Promise<void> {
  const { db, business_id } = work
  const ids = users.map(({ id }) => id)
  await db
    .updateTable('users')
    .set({ ...role, ...introducedBy(updated_by), version: sql`version + 1`, updated_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  await endSessionsOfUsers(work, ids)
  await recordUsersUpdated(work, ids)
  const entries = users.map(({ id, before }) => ({
    action: 'user.updated' as const,
    target_user_id: id,
    detail: { ...byDirectory, ...auditedRole(role), ...formerRole(before) },
  }))
  const audited = await addAuditEntries(work, entries)
  if (work.config.smtpUrl === undefined) return
  for (const audit_entry_id of audited) await enqueue(work, 'send_security_mail', { business_id, audit_entry_id })
}
