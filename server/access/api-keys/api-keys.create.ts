import { sql } from 'kysely'
import { lockBusiness } from '../../business/lock-business.ts'
import { created } from '../../operation/answer.ts'
import { conflict, forbidden } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { userBehind } from '../../operation/principal.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Change } from '../../operation/work.ts'
import { recordSecurityChange } from '../record-security-change.ts'
import { createApiKey } from './api-key.ts'
import { checkExpiry, keyAddressProblems, keyScopeProblems, staysWithin } from './check-api-key.ts'
import { boundsOf, checkMayGrant } from './grants.ts'
import { apiKeyColumns, presentApiKey } from './present-api-key.ts'

const rules: Rules<'apiKeys.create'> = ({ body }) => [
  ...keyScopeProblems(body.scopes),
  ...keyAddressProblems(body.allowed_cidrs),
]

/** Each key has a budget of requests and places to wait for events: their number has a bound. */
const maxLiveKeys = 500

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
  await lockBusiness(work) // under which its keys are counted
  if ((await countLiveKeys(work)) >= maxLiveKeys) {
    throw conflict(`A business can have at most ${maxLiveKeys} API keys that work. Revoke one that is not used.`)
  }

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

/** The keys that were neither revoked nor have expired. */
async function countLiveKeys({ db, business_id }: Change): Promise<number> {
  const { present } = await db
    .selectFrom('api_keys')
    .select(sql<number>`count(*)`.as('present'))
    .where('business_id', '=', business_id)
    .where('revoked_at', 'is', null)
    .where((key) => key.or([key('expires_at', 'is', null), key('expires_at', '>', sql<string>`now()`)]))
    .executeTakeFirstOrThrow()
  return present
}
