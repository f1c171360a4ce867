import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import type { Operation, Schemas } from '../operation/contract.ts'
import type { Principal } from '../operation/principal.ts'

/** The user or API key behind the token, and what it may do. */
export const meGet: Operation<'me.get'> = async ({ principal, em }) => {
  const { business_id, scopes } = principal
  const business = await sqlOf(em)
    .selectFrom('businesses')
    .select(['id', 'name', 'currency', 'time_zone'])
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow()
  const row = principal.kind === 'user' ? await aboutUser(em, principal.user_id) : await aboutApiKey(em, principal)
  const data: Schemas['Me'] = {
    kind: principal.kind,
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    scopes: [...scopes],
    person_id: row.person_id,
    business,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
  return { status: 200, body: { success: true, data } }
}

const aboutUser = (em: EntityManager, id: number) =>
  sqlOf(em)
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'person_id', 'created_at', 'updated_at', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function aboutApiKey(em: EntityManager, { api_key_id }: Principal & { kind: 'api_key' }) {
  const row = await sqlOf(em)
    .selectFrom('api_keys')
    .select(['id', 'name', 'created_at', 'updated_at', 'version'])
    .where('id', '=', api_key_id)
    .executeTakeFirstOrThrow()
  return { ...row, email: null, role: null, person_id: null }
}
