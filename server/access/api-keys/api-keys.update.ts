import { sql } from 'kysely'
import { changedMembers } from '../../operation/changes.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { checkExpiry, isWithinRestrictions, keyAddressProblems } from './check-api-key.ts'
import { checkKeyWidening } from './grants.ts'
import { lockApiKey } from './lock-api-key.ts'
import { apiKeyColumns, presentApiKey } from './present-api-key.ts'

const rules: Rules<'apiKeys.update'> = ({ body }) => keyAddressProblems(body.allowed_cidrs)

/**
 * Changes the name, expiry and networks of an API key. Narrowing the restrictions requires no further permission;
 * widening them requires permission to create such a key. Scopes never change, and a revoked or expired key cannot be
 * renewed. The user in `created_by` is notified by email.
 */
export const apiKeysUpdate = change('apiKeys.update', rules, async (work, { path: { id }, header, body }) => {
  const { db, business_id, now } = work
  const before = await lockApiKey(work, id, header['If-Match'])
  checkExpiry(body.expires_at, now)
  const { expires_at } = body
  const changes = changedMembers(before, {
    ...body,
    ...(expires_at && { expires_at: new Date(expires_at).toISOString() }),
  })
  if (!changes) return ok(presentApiKey(before))
  const after = { ...before, ...changes }
  if (!isWithinRestrictions(after, before)) await checkKeyWidening(work, before, after)

  const row = await db
    .updateTable('api_keys')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .returning(apiKeyColumns)
    .executeTakeFirstOrThrow()
  const detail = { api_key_id: id, name: row.name, changed: Object.keys(changes).join(' ') }
  await recordSecurityChange(work, { action: 'api_key.updated', target_user_id: before.created_by, detail })
  const { last_used_at, previous_key_last_used_at } = before
  return ok(presentApiKey({ ...row, last_used_at, previous_key_last_used_at }))
})
