import { sql } from 'kysely'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { createApiKey } from './api-key.ts'
import { checkKeyWidening } from './grants.ts'
import { lockApiKey } from './lock-api-key.ts'
import { apiKeyColumns, presentApiKey } from './present-api-key.ts'

/**
 * Replaces the secret of a key. The previous secret remains valid during its grace period. The caller gets a secret that
 * works, so the caller must be able to create such a key. The user in `created_by` is notified by email.
 */
export const apiKeysRotate = change('apiKeys.rotate', async (work, { path: { id }, header, body }) => {
  const { db, business_id } = work
  const { grace_hours } = body
  const before = await lockApiKey(work, id, header['If-Match'])
  await checkKeyWidening(work, before, before)

  const { key, prefix, key_hash } = createApiKey()
  const previous =
    grace_hours > 0
      ? {
          previous_key_hash: sql<string>`key_hash`,
          previous_key_expires_at: sql<string>`now() + make_interval(hours => ${grace_hours})`,
        }
      : { previous_key_hash: null, previous_key_expires_at: null }
  const row = await db
    .updateTable('api_keys')
    .set({ ...previous, prefix, key_hash, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .returning(apiKeyColumns)
    .executeTakeFirstOrThrow()
  await clearPreviousUse(work, id)
  const detail = { api_key_id: id, name: row.name, grace_hours }
  await recordSecurityChange(work, { action: 'api_key.rotated', target_user_id: before.created_by, detail })
  const { last_used_at } = before
  return ok({ ...presentApiKey({ ...row, last_used_at, previous_key_last_used_at: null }), key })
})

/** Removes the last use of the secret that an earlier rotation replaced, which is no longer the previous one. */
const clearPreviousUse = ({ db, business_id }: Change, api_key_id: number) =>
  db
    .updateTable('api_key_uses')
    .set({ previous_key_last_used_at: null })
    .where('business_id', '=', business_id)
    .where('api_key_id', '=', api_key_id)
    .execute()
