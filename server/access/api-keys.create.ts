import { recordAudit } from '../audit/record-audit.ts'
import { created } from '../operation/answer.ts'
import { forbidden, validationFailed } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import type { ApiKeyPrincipal } from '../operation/principal.ts'
import type { Change } from '../operation/work.ts'
import { createApiKey } from './api-key.ts'
import { checkApiKey, staysWithin } from './check-api-key.ts'
import { holds } from './grants.ts'
import { apiKeyColumns, presentApiKey } from './present-api-key.ts'

/**
 * Makes a key for a machine; it is in this answer and never again. It belongs to the business and not to its maker:
 * machines do not stop when somebody leaves or changes roles.
 */
export const apiKeysCreate = change('apiKeys.create', async (work, { body }) => {
  const { db, business_id, by, now } = work
  const { name, scopes, expires_at = null, allowed_cidrs = [] } = body
  if (!holds(by, scopes)) throw forbidden()
  const problems = checkApiKey(body, now)
  if (problems.length > 0) throw validationFailed(problems)
  if (by.kind === 'api_key' && !staysWithin(body, await boundsOf(work, by))) throw forbidden()

  const { key, prefix, key_hash } = createApiKey()
  const created_by = by.kind === 'user' ? by.user_id : null
  const row = await db
    .insertInto('api_keys')
    .values({ business_id, name, prefix, key_hash, scopes, allowed_cidrs, expires_at, created_by })
    .returning(apiKeyColumns)
    .executeTakeFirstOrThrow()
  await recordAudit(work, {
    action: 'api_key.created',
    detail: { api_key_id: row.id, name, scopes: scopes.join(' ') },
  })
  return created({ ...presentApiKey(row), key })
})

const boundsOf = ({ db, business_id }: Change, { api_key_id }: ApiKeyPrincipal) =>
  db
    .selectFrom('api_keys')
    .select(['expires_at', 'allowed_cidrs'])
    .where('id', '=', api_key_id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
