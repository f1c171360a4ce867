import { sql } from 'kysely'
import { recordAudits } from '../../audit/record-audit.ts'
import { notFound } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'

/**
 * Revokes a key and its descendants. `authenticateApiKey` would refuse the descendants even without their own
 * `revoked_at`, which shows the revocation to users. Idempotent.
 */
export const apiKeysRevoke = change('apiKeys.revoke', async (work, { path: { id }, header }) => {
  const { db, business_id } = work
  const key = await db
    .selectFrom('api_keys')
    .select(['revoked_at', 'version'])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!key) throw notFound()
  checkIfMatch(header['If-Match'], key.version, `API key ${id}`)
  if (key.revoked_at !== null) return noContent()
  const revoked = await revokeWithDescendants(work, id)
  const entries = revoked.map(({ id, name }) => ({
    action: 'api_key.revoked' as const,
    detail: { api_key_id: id, name },
  }))
  await recordAudits(work, entries)
  return noContent()
})

async function revokeWithDescendants({ db, business_id }: Change, id: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive lineage (id) as (
      select ${id}::integer
      union all
      select child.id from api_keys child join lineage on child.created_by_api_key = lineage.id
      where child.business_id = ${business_id}
    )
    update api_keys set revoked_at = now(), updated_at = now(), version = version + 1
    where business_id = ${business_id} and id in (select id from lineage) and revoked_at is null
    returning id, name`.execute(db)
  return rows
}
