import { type Selectable, sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'
import { presentRole } from './chosen-role.ts'
import type { UserTable } from './user.entity.ts'
import { hasLeft } from './user-active.ts'

const columns = [
  'id',
  'name',
  'email',
  'role',
  'role_id',
  'active',
  'person_id',
  'introduced_by',
  'confirmed_at',
  'confirmed_by',
  'last_login_at',
  'created_at',
  'updated_at',
  'version',
] as const

/** Returns the columns for `presentUser`, which exclude hashes and secrets. */
export const userColumns = (business: Pick<Work, 'business_id'>) =>
  [
    ...columns,
    hasLeft(business).as('has_left'),
    sql<boolean>`password_hash is not null`.as('password_set'),
    sql<boolean>`two_factor_enabled_at is not null`.as('two_factor_enabled'),
    sql<number>`(
      select count(*)::int from passkeys
      where passkeys.business_id = ${business.business_id} and passkeys.user_id = users.id
    )`.as('passkey_count'),
    sql<boolean>`exists (
      select from user_identities as identity
      where identity.business_id = ${business.business_id} and identity.user_id = users.id
    )`.as('single_sign_on_linked'),
    sql<string | null>`case when locked_until > now() then locked_until end`.as('locked_until'),
  ] as const

export type UserRow = Pick<Selectable<UserTable>, (typeof columns)[number]> & {
  /** Whether the linked person has left the business. */
  has_left: boolean
  password_set: boolean
  two_factor_enabled: boolean
  passkey_count: number
  single_sign_on_linked: boolean
  locked_until: string | null
}

/** Builds a query of one user of the business for `presentUser`. */
export const selectUser = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>, id: number) =>
  db
    .selectFrom('users')
    .select(userColumns({ business_id }))
    .where('id', '=', id)
    .where('business_id', '=', business_id)

/** Returns the API representation of a user. */
export function presentUser(row: UserRow): Schemas['User'] {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    ...presentRole(row),
    active: row.active && !row.has_left,
    person_id: row.person_id,
    password_set: row.password_set,
    two_factor_enabled: row.two_factor_enabled,
    passkey_count: row.passkey_count,
    single_sign_on_linked: row.single_sign_on_linked,
    locked_until: row.locked_until,
    last_login_at: row.last_login_at,
    needs_confirmation: row.introduced_by.length > 0,
    introduced_by: row.introduced_by,
    confirmed_at: row.confirmed_at,
    confirmed_by: row.confirmed_by,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}

/** The errors for violations of the unique constraints of `users`. */
export const userConflicts = {
  users_email: { path: 'body.email', code: 'taken', message: 'Another user has this email.' },
  users_person: { path: 'body.person_id', code: 'taken', message: 'Another user is linked to this person.' },
}
