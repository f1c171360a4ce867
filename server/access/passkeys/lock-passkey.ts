import { notFound } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import type { Change } from '../../operation/work.ts'
import { type PasskeyRow, selectPasskeys } from './present-passkey.ts'

/**
 * Reads and locks a passkey of a user.
 *
 * @param ifMatch - the header of the request
 * @throws {ApiError} 404 if the user has no such passkey, 412 if it has another version
 */
export async function lockPasskey(
  work: Change,
  user_id: number,
  id: number,
  ifMatch: string | undefined,
): Promise<PasskeyRow> {
  const row = await selectPasskeys(work, user_id).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version, `Passkey ${id}`)
  return row
}
