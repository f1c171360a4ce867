import { sql } from 'kysely'
import { lockBusiness } from '../../business/lock-business.ts'
import { conflictAt, forbidden } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { accountableUserId } from '../../operation/principal.ts'
import { created } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Change } from '../../operation/work.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { createApiKey } from './api-key.ts'
import { checkExpiry, isWithinRestrictions, keyAddressProblems, keyScopeProblems } from './check-api-key.ts'
import { checkScopeGrant, readKeyRestrictions } from './grants.ts'
import { apiKeyColumns, presentApiKey } from './present-api-key.ts'

const rules: Rules<'apiKeys.create'> = ({ body }) => [
  ...keyScopeProblems(body.scopes),
  ...keyAddressProblems(body.allowed_cidrs),
]

/**
 * The maximum number of valid API keys per business. It bounds the rate limit and the long polls of a business, which
 * are granted per key.
 */
const maxLiveKeys = 500

/**
 * Creates an API key. Only this response contains the key itself. The key descends from a user, and remains valid when
 * that user leaves or changes roles. A key that was created by another key is revoked together with it.
 */
export const apiKeysCreate = change('apiKeys.create', rules, async (work, { body }) => {
  const { db, business_id, by, now } = work
  const { name, scopes, expires_at = null, allowed_cidrs = [] } = body
  checkScopeGrant(by, scopes)
  checkExpiry(expires_at, now)
  if (by.kind === 'api_key' && !isWithinRestrictions(body, await readKeyRestrictions(work, by.api_key_id)))
    throw forbidden()
  await lockBusiness(work) // prevents concurrent requests from exceeding the limit
  if ((await countLiveKeys(work)) >= maxLiveKeys) {
    const message = `A business can have at most ${maxLiveKeys} API keys that work. Revoke one that is not used.`
    throw conflictAt({ path: 'body', code: 'limit_reached', limit: maxLiveKeys, message })
  }

  const { key, prefix, key_hash } = createApiKey()
  const creator = {
    created_by: accountableUserId(by),
    created_by_api_key: by.kind === 'api_key' ? by.api_key_id : null,
  }
  const row = await db
    .insertInto('api_keys')
    .values({ business_id, name, prefix, key_hash, scopes, allowed_cidrs, expires_at, ...creator })
    .returning(apiKeyColumns)
    .executeTakeFirstOrThrow()
  await recordSecurityChange(work, {
    action: 'api_key.created',
    detail: { api_key_id: row.id, name, scopes: scopes.join(' ') },
  })
  return created({ ...presentApiKey({ ...row, last_used_at: null, previous_key_last_used_at: null }), key })
})

/** Counts the keys that are neither revoked nor expired. */
async function countLiveKeys({ db, business_id }: Change): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .select(sql<number>`count(*)`.as('count'))
    .where('business_id', '=', business_id)
    .where('revoked_at', 'is', null)
    .where((key) => key.or([key('expires_at', 'is', null), key('expires_at', '>', sql<string>`now()`)]))
    .executeTakeFirstOrThrow()
  return count
}
