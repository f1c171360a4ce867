import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { forbidden, validationFailed } from '../operation/errors.ts'
import type { ApiKeyPrincipal } from '../operation/principal.ts'
import { createApiKey } from './api-key.ts'
import { checkApiKey, staysWithin } from './check-api-key.ts'
import { holds } from './grants.ts'
import { apiKeyColumns, presentApiKey } from './present-api-key.ts'

/**
 * Makes a key for a machine; it is in this answer and never again. It belongs to the business and not to who made it:
 * machines do not stop when somebody leaves or changes roles.
 */
export const apiKeysCreate: Operation<'apiKeys.create'> = ({ body, principal, em, now, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const { name, scopes, expires_at = null, allowed_cidrs = [] } = body
    if (!holds(principal, scopes)) throw forbidden()
    const problems = checkApiKey(body, now)
    if (problems.length > 0) throw validationFailed(problems)
    if (principal.kind === 'api_key' && !staysWithin(body, await boundsOf(t, principal))) throw forbidden()

    const { key, prefix, key_hash } = createApiKey()
    const created_by = principal.kind === 'user' ? principal.user_id : null
    const row = await sqlOf(t)
      .insertInto('api_keys')
      .values({ business_id, name, prefix, key_hash, scopes, allowed_cidrs, expires_at, created_by })
      .returning(apiKeyColumns)
      .executeTakeFirstOrThrow()
    const detail = { api_key_id: row.id, name, scopes: scopes.join(' ') }
    await recordAudit(t, origin, principal, { business_id, action: 'api_key.created', detail })
    return { status: 201, body: { success: true, data: { ...presentApiKey(row), key } } }
  })

const boundsOf = (t: EntityManager, { api_key_id }: ApiKeyPrincipal) =>
  sqlOf(t)
    .selectFrom('api_keys')
    .select(['expires_at', 'allowed_cidrs'])
    .where('id', '=', api_key_id)
    .executeTakeFirstOrThrow()
