import type { ReachName } from '../../../server/access/roles.ts'
import type { Scope } from '../../../server/operation/scopes.ts'
import type { TestApp } from '../service/app.ts'
import { createUser, linkUser, type TestUser } from './factories.ts'

let serial = 0

interface RoleOptions {
  business_id: number
  scopes?: readonly Scope[]
  reach?: ReachName
}

/** Adds a custom role, by default without scopes. */
export const createRole = (
  { db }: Pick<TestApp, 'db'>,
  { business_id, scopes = [], reach = 'all' }: RoleOptions,
): Promise<{ id: number; name: string }> =>
  db
    .insertInto('roles')
    .values({ business_id, name: `Role ${++serial} of tests`, scopes: [...scopes], reach })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()

/** Adds a user with a separate custom role, and a token with its scopes. */
export async function createUserWithRole(
  app: TestApp,
  { person_id, ...options }: RoleOptions & { person_id?: number },
): Promise<TestUser & { role_id: number }> {
  const { id: role_id } = await createRole(app, options)
  const { business_id, scopes = [] } = options
  const user = await createUser(app, { business_id, role: 'employee', scopes: [...scopes, 'self'] })
  await app.db.updateTable('users').set({ role_id }).where('id', '=', user.id).execute()
  if (person_id !== undefined) await linkUser(app, user.id, person_id)
  return { ...user, role_id }
}
