import { created } from '../operation/answer.ts'
import { forbidden } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { userBehind } from '../operation/principal.ts'
import type { Rules } from '../operation/rules.ts'
import { createApiKey } from './api-key.ts'
import { checkExpiry, keyAddressProblems, keyScopeProblems, staysWithin } from './check-api-key.ts'
import { checkMayGrant } from './grants.ts'
import { boundsOf } from './key-bounds.ts'
import { apiKeyColumns, presentApiKey } from './present-api-key.ts'
import { recordSecurityChange } from './record-security-change.ts'

const rules: Rules<'apiKeys.create'> = ({ body }) => [
  ...keyScopeProblems(body.scopes),
  ...keyAddressProblems(body.allowed_cidrs),
]

/**
 * Makes a key for a machine; it is in this answer and never again. It descends from a user, who may leave or change roles
 * without stopping it. A key that was made with another one ends with that one.
 */
export const apiKeysCreate = change('apiKeys.create', rules, async (work, { body }) => {
  const { db, business_id, by, now } = work
  const { name, scopes, expires_at = null, allowed_cidrs = [] } = body
  checkMayGrant(by, scopes)
  checkExpiry(expires_at, now)
  if (by.kind === 'api_key' && !staysWithin(body, await boundsOf(work, by.api_key_id))) throw forbidden()

  const { key, prefix, key_hash } = createApiKey()
  const origin = { created_by: userBehind(by), created_by_api_key: by.kind === 'api_key' ? by.api_key_id : null }
  const row = await db
    .insertInto('api_keys')
    .values({ business_id, name, prefix, key_hash, scopes, allowed_cidrs, expires_at, ...origin })
    .returning(apiKeyColumns)
    .executeTakeFirstOrThrow()
  await recordSecurityChange(work, {
    action: 'api_key.created',
    detail: { api_key_id: row.id, name, scopes: scopes.join(' ') },
  })
  return created({ ...presentApiKey({ ...row, last_used_at: null }), key })
})
