import { currencyOfBusiness } from '../business/currency-of-business.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { lockPendingAccount } from './lock-pending-account.ts'
import { presentBankAccount } from './present-bank-account.ts'
import { publishBankAccountChanges } from './publish-bank-account-change.ts'
import { decideBankAccount } from './write-bank-account.ts'

/** Rejects a pending bank account. */
export const bankAccountsReject = change('bankAccounts.reject', async (work, { path: { id }, header }) => {
  const before = await lockPendingAccount(work, id, header['If-Match'])
  const { row } = await decideBankAccount(work, before, 'rejected')
  await publishBankAccountChanges(work, [{ row, as: 'rejected', at: row.updated_at }])
  return ok(presentBankAccount(row, await currencyOfBusiness(work)))
})
