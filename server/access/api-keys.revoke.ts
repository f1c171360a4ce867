import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'

/** Ends a key at once. Doing it again changes nothing. */
export const apiKeysRevoke: Operation<'apiKeys.revoke'> = ({ path: { id }, header, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const key = await sqlOf(t)
      .selectFrom('api_keys')
      .select(['name', 'revoked_at', 'version'])
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!key) throw notFound()
    checkIfMatch(header['If-Match'], key.version)
    if (key.revoked_at !== null) return { status: 204 }
    await sqlOf(t)
      .updateTable('api_keys')
      .set({ revoked_at: sql`now()`, updated_at: sql`now()`, version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
    const detail = { api_key_id: id, name: key.name }
    await recordAudit(t, origin, principal, { business_id, action: 'api_key.revoked', detail })
    return { status: 204 }
  })
