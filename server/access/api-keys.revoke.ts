import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { noContent } from '../operation/answer.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'

/** Ends a key at once. Doing it again changes nothing. */
export const apiKeysRevoke = change('apiKeys.revoke', async (work, { path: { id }, header }) => {
  const { db, business_id } = work
  const key = await db
    .selectFrom('api_keys')
    .select(['name', 'revoked_at', 'version'])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!key) throw notFound()
  checkIfMatch(header['If-Match'], key.version)
  if (key.revoked_at !== null) return noContent()
  await db
    .updateTable('api_keys')
    .set({ revoked_at: sql`now()`, updated_at: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .execute()
  await recordAudit(work, { action: 'api_key.revoked', detail: { api_key_id: id, name: key.name } })
  return noContent()
})
