import { type Selectable, sql } from 'kysely'
import type { Work } from '../../../../operation/work.ts'
import type { ProvisionedGroupTable } from '../../provisioning.entity.ts'
import type { Comparison, Filter } from '../filter.ts'
import { type Attributes, filterSql } from '../filter-sql.ts'
import { scimError } from '../scim-error.ts'
import { readId } from '../values.ts'

export type DirectoryGroup = Selectable<ProvisionedGroupTable>

const selectGroups = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>) =>
  db.selectFrom('provisioned_groups as groups').where('groups.business_id', '=', business_id)

/** Reads a group of the directory. @param id - as in a path */
export async function readGroup(
  work: Pick<Work, 'db' | 'business_id'>,
  id: unknown,
): Promise<DirectoryGroup | undefined> {
  const group_id = readId(id)
  if (group_id === undefined) return undefined
  return await selectGroups(work).selectAll('groups').where('groups.id', '=', group_id).executeTakeFirst()
}

/** Returns the IDs of the members of groups, by the ID of the group. */
export async function readMembers(
  { db, business_id }: Pick<Work, 'db' | 'business_id'>,
  group_ids: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const rows = await db
    .selectFrom('provisioned_group_members')
    .select(['group_id', 'user_id'])
    .where('business_id', '=', business_id)
    .where('group_id', '=', sql<number>`any(${group_ids}::int[])`)
    .orderBy('group_id')
    .orderBy('user_id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ group_id }) => group_id)].map(([id, members]) => [
      id,
      members.map(({ user_id }) => user_id),
    ]),
  )
}

/** Returns the condition for groups with a member, as Entra asks before it adds or removes the member. */
const hasMember =
  ({ business_id }: Pick<Work, 'business_id'>) =>
  ({ operator, value }: Comparison) => {
    if (operator !== 'eq') throw scimError('invalidFilter', 'Members are compared with eq.')
    return sql<boolean>`exists (
      select from provisioned_group_members member
      where member.business_id = ${business_id} and member.group_id = groups.id
        and member.user_id = ${readId(value) ?? 0}
    )`
  }

const attributes = (business: Pick<Work, 'business_id'>): Attributes => ({
  id: { type: 'exact_text', expression: sql`groups.id::text` },
  displayname: { type: 'text', expression: sql`groups.display_name` },
  externalid: { type: 'exact_text', expression: sql`groups.external_id` },
  members: hasMember(business),
  'members.value': hasMember(business),
  'meta.created': { type: 'time', expression: sql`groups.created_at` },
  'meta.lastmodified': { type: 'time', expression: sql`groups.updated_at` },
})

/** Reads a page of the groups, by ID. */
export async function listGroups(
  work: Pick<Work, 'db' | 'business_id'>,
  { filter, start, count }: { filter: Filter | undefined; start: number; count: number },
): Promise<{ total: number; groups: DirectoryGroup[] }> {
  let matches = selectGroups(work)
  if (filter) matches = matches.where(filterSql(filter, attributes(work)))
  const { total } = await matches.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  if (count === 0 || start >= total) return { total, groups: [] }
  const groups = await matches.selectAll('groups').orderBy('groups.id').offset(start).limit(count).execute()
  return { total, groups }
}
