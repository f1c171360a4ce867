import { currencyOfBusiness } from '../business/currency-of-business.ts'
import { notFound } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { created } from '../operation/response.ts'
import { isReached } from '../operation/within-reach.ts'
import { lockPersonOfRecord } from '../people/lock-person-of-record.ts'
import { bankAccountRules as rules } from './check-bank-account.ts'
import { presentBankAccount } from './present-bank-account.ts'
import { endOfReplaced, publishBankAccountChanges } from './publish-bank-account-change.ts'
import { addBankAccount } from './write-bank-account.ts'

/** Adds a bank account of a person, and ends the one that it replaces. */
export const bankAccountsCreate = change('bankAccounts.create', rules, async (work, { path: { id }, header, body }) => {
  if (!(await isReached(work, id))) throw notFound()
  await lockPersonOfRecord(work, id, header['If-Match'])
  const { row, replaced } = await addBankAccount(work, id, body)
  const at = row.created_at
  await publishBankAccountChanges(work, [{ row, as: 'created', at }, ...endOfReplaced(replaced, at)])
  return created(presentBankAccount(row, await currencyOfBusiness(work)))
})
