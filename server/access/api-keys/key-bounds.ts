import { forbidden, validationFailed } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { type KeyBounds, staysWithin } from './check-api-key.ts'
import { checkMayGrant } from './grants.ts'
import type { ApiKeyRow } from './present-api-key.ts'

/** How long a key of the business works, and from where. */
export const boundsOf = ({ db, business_id }: Change, api_key_id: number): Promise<KeyBounds> =>
  db
    .selectFrom('api_keys')
    .select(['expires_at', 'allowed_cidrs'])
    .where('id', '=', api_key_id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()

/**
 * Checks that the caller may widen the bounds of a key: they could make such a key themselves.
 *
 * @throws {ApiError} 403 for who could not; 422 where the key would be wider than the one that made it
 */
export async function checkMayWiden(work: Change<Principal>, key: ApiKeyRow, wanted: KeyBounds): Promise<void> {
  const { by } = work
  checkMayGrant(by, key.scopes)
  if (by.kind === 'api_key' && !staysWithin(wanted, await boundsOf(work, by.api_key_id))) throw forbidden()
  const maker = key.created_by_api_key
  if (maker !== null && !staysWithin(wanted, await boundsOf(work, maker)))
    throw validationFailed([{ path: 'body', message: 'must stay within the bounds of the key that made it' }])
}
