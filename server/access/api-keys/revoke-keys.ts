import { sql } from 'kysely'
import { recordAudits } from '../../audit/record-audit.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Change } from '../../operation/work.ts'

/**
 * Revokes the keys of a user, with those that were created with them.
 *
 * @param detail - further details of the audit entries
 */
export async function revokeKeysOfUser(
  work: Change,
  user_id: number,
  detail: Schemas['AuditDetail'] = {},
): Promise<void> {
  const { db, business_id } = work
  const revoked = await db
    .updateTable('api_keys')
    .set({ revoked_at: sql`now()`, updated_at: sql`now()`, version: sql`version + 1` })
    .where('business_id', '=', business_id)
    .where('created_by', '=', user_id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name'])
    .execute()
  if (revoked.length === 0) return
  await recordAudits(
    work,
    revoked.map(({ id, name }) => ({
      action: 'api_key.revoked' as const,
      target_user_id: user_id,
      detail: { ...detail, api_key_id: id, name },
    })),
  )
}
