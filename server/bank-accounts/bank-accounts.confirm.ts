import { readIntroducers, shareIntroducer } from '../access/users/introducers.ts'
import { currencyOfBusiness } from '../business/currency-of-business.ts'
import { secondPersonRequired } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import type { Principal } from '../operation/principal.ts'
import { ok } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { lockPendingAccount } from './lock-pending-account.ts'
import { type BankAccountRow, presentBankAccount } from './present-bank-account.ts'
import { endOfReplaced, publishBankAccountChanges } from './publish-bank-account-change.ts'
import { decideBankAccount } from './write-bank-account.ts'

/** Confirms a pending bank account, as the second person. */
export const bankAccountsConfirm = change('bankAccounts.confirm', async (work, { path: { id }, header }) => {
  const before = await lockPendingAccount(work, id, header['If-Match'])
  await checkSecondPerson(work, before)
  const { row, replaced } = await decideBankAccount(work, before, 'active')
  const at = row.updated_at
  await publishBankAccountChanges(work, [{ row, as: 'confirmed', at }, ...endOfReplaced(replaced, at)])
  return ok(presentBankAccount(row, await currencyOfBusiness(work)))
})

/**
 * Checks that the caller is a user who neither added the account nor gets the pay, directly or through a login that may
 * belong to the same person.
 *
 * @throws {ApiError} 403 if they are not
 */
async function checkSecondPerson(work: Change<Principal>, { created_by, person_id }: BankAccountRow): Promise<void> {
  const { by } = work
  if (by.kind !== 'user') throw secondPersonRequired()
  const introducers = await readIntroducers(work, [by.user_id, created_by])
  const own = introducers.get(by.user_id)
  if (shareIntroducer(own, introducers.get(created_by)) || own?.person_ids.has(person_id)) throw secondPersonRequired()
}
