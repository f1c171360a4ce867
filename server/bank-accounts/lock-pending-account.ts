import { illegalTransition } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Principal } from '../operation/principal.ts'
import type { Change } from '../operation/work.ts'
import { lockBankAccount } from './find-bank-account.ts'
import type { BankAccountRow } from './present-bank-account.ts'

/**
 * Reads and locks a bank account that awaits a decision.
 *
 * @throws {ApiError} 404 if the caller cannot see it, 409 if it was decided, 412 for another version
 */
export async function lockPendingAccount(
  work: Change<Principal>,
  id: number,
  ifMatch: string | undefined,
): Promise<BankAccountRow> {
  const row = await lockBankAccount(work, id)
  checkIfMatch(ifMatch, row.version, `Bank account ${id}`)
  if (row.status !== 'pending') throw illegalTransition(`The bank account is ${row.status}.`, row.status)
  return row
}
