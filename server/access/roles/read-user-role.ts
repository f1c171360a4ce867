import type { Work } from '../../operation/work.ts'
import type { UserRole } from '../roles.ts'

/** Reads the role of a user of the business. */
export const readUserRole = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>, id: number): Promise<UserRole> =>
  db
    .selectFrom('users')
    .innerJoin('businesses', 'businesses.id', 'users.business_id')
    .leftJoin('roles', (join) =>
      join.onRef('roles.business_id', '=', 'users.business_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .select(['users.role', 'businesses.managers_see_compensation'])
    .select(['roles.scopes as custom_scopes', 'roles.reach as custom_reach'])
    .where('users.business_id', '=', business_id)
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow()
