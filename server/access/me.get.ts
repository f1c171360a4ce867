import { ok } from '../operation/answer.ts'
import type { Schemas } from '../operation/contract.ts'
import { operation } from '../operation/operation.ts'
import type { Work } from '../operation/work.ts'

/** The user or API key behind the token, and what it may do. */
export const meGet = operation('me.get', async (work) => {
  const { db, business_id, by, config } = work
  const business = await db
    .selectFrom('businesses')
    .select(['id', 'name', 'currency', 'time_zone'])
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow()
  const row = by.kind === 'user' ? await aboutUser(work, by.user_id) : await aboutApiKey(work, by.api_key_id)
  return ok<Schemas['Me']>({
    kind: by.kind,
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    scopes: [...by.scopes],
    person_id: row.person_id,
    business: { ...business, sends_mail: config.smtpUrl !== undefined },
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  })
})

const aboutUser = ({ db, business_id }: Work, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'person_id', 'created_at', 'updated_at', 'version'])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()

async function aboutApiKey({ db, business_id }: Work, id: number) {
  const row = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'created_at', 'updated_at', 'version'])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  return { ...row, email: null, role: null, person_id: null }
}
