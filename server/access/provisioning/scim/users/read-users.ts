import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Work } from '../../../../operation/work.ts'
import { findUserByAddress } from '../../../sessions/login-user.ts'
import type { UserTable } from '../../../users/user.entity.ts'
import { hasLeft } from '../../../users/user-active.ts'
import type { ProvisionedUserTable } from '../../provisioning.entity.ts'
import type { Comparison, Filter } from '../filter.ts'
import { type Attributes, filterSql, findKey } from '../filter-sql.ts'
import { isAddress, readId } from '../values.ts'

/** A user of the business with what the directory has sent about them. */
export type DirectoryUser = Pick<Selectable<UserTable>, 'id' | 'name' | 'email' | 'role' | 'active' | 'created_at'> &
  Pick<Selectable<ProvisionedUserTable>, 'user_name' | 'external_id' | 'display_name' | 'formatted_name'> &
  Pick<Selectable<ProvisionedUserTable>, 'given_name' | 'family_name'> & {
    /** Whether the linked person has left the business. */
    has_left: boolean
    has_password: boolean
    /** Whether the directory has changed the user. */
    is_provisioned: boolean
    changed_at: string
  }

/** Builds a query of the users that the directory sees: all but those that it deleted, and erased ones. */
const selectVisible = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>) =>
  db
    .selectFrom('users')
    .leftJoin('provisioned_users as provisioned', (join) =>
      join.on('provisioned.business_id', '=', business_id).onRef('provisioned.user_id', '=', 'users.id'),
    )
    .where('users.business_id', '=', business_id)
    .where('provisioned.deleted_at', 'is', null)
    .where('users.email', 'not like', '%@erased.invalid')

const userName = sql<string>`coalesce(provisioned.user_name, users.email)`
/** The display name; for a user that the directory has not changed, their name. */
const displayName = sql<
  string | null
>`case when provisioned.user_id is null then users.name else provisioned.display_name end`
const changedAt = sql<string>`greatest(users.updated_at, provisioned.updated_at)`

const columns = (business: Pick<Work, 'business_id'>) =>
  [
    'users.id',
    'users.name',
    'users.email',
    'users.role',
    'users.active',
    'users.created_at',
    'provisioned.external_id',
    'provisioned.formatted_name',
    'provisioned.given_name',
    'provisioned.family_name',
    userName.as('user_name'),
    displayName.as('display_name'),
    hasLeft(business).as('has_left'),
    sql<boolean>`users.password_hash is not null`.as('has_password'),
    sql<boolean>`provisioned.user_id is not null`.as('is_provisioned'),
    changedAt.as('changed_at'),
  ] as const

/** Reads a user that the directory sees. @param id - as in a path */
export async function readDirectoryUser(
  work: Pick<Work, 'db' | 'business_id'>,
  id: unknown,
): Promise<DirectoryUser | undefined> {
  const user_id = readId(id)
  if (user_id === undefined) return undefined
  return await selectVisible(work).select(columns(work)).where('users.id', '=', user_id).executeTakeFirst()
}

/** Returns those of the IDs that are users that the directory sees. */
export async function filterVisible(
  work: Pick<Work, 'db' | 'business_id'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await selectVisible(work)
    .select('users.id')
    .where('users.id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

const text = (expression: RawBuilder<unknown>) => ({ type: 'text', expression }) as const

const attributes = (business: Pick<Work, 'business_id'>): Attributes => ({
  id: { type: 'exact_text', expression: sql`users.id::text` },
  username: text(userName),
  externalid: { type: 'exact_text', expression: sql`provisioned.external_id` },
  displayname: text(displayName),
  'name.formatted': text(sql`provisioned.formatted_name`),
  'name.givenname': text(sql`provisioned.given_name`),
  'name.familyname': text(sql`provisioned.family_name`),
  emails: text(sql`users.email`),
  'emails.value': text(sql`users.email`),
  'emails.type': text(sql`'work'::text`),
  'emails.primary': { type: 'boolean', expression: sql`true` },
  active: { type: 'boolean', expression: sql`(users.active and not ${hasLeft(business)})` },
  'meta.created': { type: 'time', expression: sql`users.created_at` },
  'meta.lastmodified': { type: 'time', expression: changedAt },
})

/** The attributes that indexes find. */
const keys = ['id', 'username', 'externalid', 'emails', 'emails.value']

/** A page of a list: `start` is the number of preceding users. */
export interface PageRequest {
  filter: Filter | undefined
  start: number
  count: number
}

/** Reads a page of the users that the directory sees, by ID. */
export async function listDirectoryUsers(
  work: Pick<Work, 'db' | 'business_id'>,
  { filter, start, count }: PageRequest,
): Promise<{ total: number; users: DirectoryUser[] }> {
  const key = filter && findKey(filter, keys)
  const ids = key && (await findByKey(work, key))
  let matches = selectVisible(work)
  if (ids) matches = matches.where('users.id', '=', sql<number>`any(${ids}::int[])`)
  if (filter) matches = matches.where(filterSql(filter, attributes(work)))
  const { total } = await matches.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  if (count === 0 || start >= total) return { total, users: [] }
  const users = await matches.select(columns(work)).orderBy('users.id').offset(start).limit(count).execute()
  return { total, users }
}

/** Returns the IDs of the users that may match a comparison. */
async function findByKey(
  work: Pick<Work, 'db' | 'business_id'>,
  { attribute, value }: Comparison & { value: string },
): Promise<number[]> {
  if (attribute === 'id') return [readId(value)].flatMap((id) => id ?? [])
  if (!value.isWellFormed() || value.includes('\0')) return []
  const byAddress = attribute !== 'externalid' && isAddress(value) ? await findUserByAddress(work, value) : undefined
  if (attribute.startsWith('emails')) return byAddress ? [byAddress.id] : []
  const column = attribute === 'externalid' ? 'external_id' : 'user_name_key'
  const rows = await work.db
    .selectFrom('provisioned_users')
    .select('user_id')
    .where('business_id', '=', work.business_id)
    .where(column, '=', column === 'external_id' ? value : value.toLowerCase())
    .limit(1000)
    .execute()
  return [...rows.map(({ user_id }) => user_id), ...(byAddress ? [byAddress.id] : [])]
}
