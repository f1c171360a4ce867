import { illegalTransition, notFound } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import type { Change } from '../../operation/work.ts'
import { type ApiKeyRow, selectApiKeys } from './present-api-key.ts'

/**
 * Reads a key and locks it until the end of the transaction.
 *
 * @throws {ApiError} 404; 409 if the key was revoked or has expired; 412 for another version
 */
export async function lockApiKey(work: Change, id: number, ifMatch: string | undefined): Promise<ApiKeyRow> {
  const key = await selectApiKeys(work).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!key) throw notFound()
  checkIfMatch(ifMatch, key.version, `API key ${id}`)
  if (key.revoked_at !== null) throw illegalTransition('The key was revoked.', 'revoked')
  const isExpired = key.expires_at !== null && Date.parse(key.expires_at) <= work.now.getTime()
  if (isExpired) throw illegalTransition('The key has expired.', 'expired')
  return key
}
