import type { Selectable } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'
import type { CustomRoleTable } from './role.entity.ts'

/** The columns of `roles` that `presentRole` reads, for `select` and `returning`. */
export const roleColumns = [
  'id',
  'name',
  'description',
  'scopes',
  'reach',
  'created_at',
  'updated_at',
  'version',
] as const

type StoredRole = Pick<Selectable<CustomRoleTable>, (typeof roleColumns)[number]>
export type RoleRow = StoredRole & { users_count: number }

/** Builds a query of the custom roles of a business for `presentRole`. */
export const selectRoles = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>) =>
  db
    .selectFrom('roles')
    .select(roleColumns)
    .select((role) =>
      role
        .selectFrom('users')
        .select((user) => user.fn.countAll<number>().as('count'))
        .where('users.business_id', '=', business_id)
        .whereRef('users.role_id', '=', 'roles.id')
        .$asScalar()
        .$notNull()
        .as('users_count'),
    )
    .where('business_id', '=', business_id)

/** Returns the API representation of a custom role. */
export const presentRole = (row: RoleRow): Schemas['CustomRole'] => ({
  id: row.id,
  name: row.name,
  description: row.description,
  scopes: row.scopes,
  reach: row.reach,
  users_count: row.users_count,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})
