import { readTransactionTime } from '../business/clock.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { noContent } from '../operation/response.ts'
import { lockBankAccount } from './find-bank-account.ts'
import { publishBankAccountChanges } from './publish-bank-account-change.ts'

/** Deletes a bank account. Approved pay runs keep their copies. */
export const bankAccountsDelete = change('bankAccounts.delete', async (work, { path: { id }, header }) => {
  const row = await lockBankAccount(work, id)
  checkIfMatch(header['If-Match'], row.version, `Bank account ${id}`)
  await work.db.deleteFrom('bank_accounts').where('business_id', '=', work.business_id).where('id', '=', id).execute()
  await publishBankAccountChanges(work, [{ row, as: 'deleted', at: await readTransactionTime(work) }])
  return noContent()
})
