import { notFound } from '../operation/errors.ts'
import { report } from '../operation/operation.ts'
import { isReached } from '../operation/within-reach.ts'
import { listBankAccounts } from './list-bank-accounts.ts'

/** Lists the bank accounts of a person, who may be deleted. */
export const peopleBankAccounts = report('people.bankAccounts', async (work, { path: { id }, query }) => {
  if (!(await isReached(work, id))) throw notFound()
  return await listBankAccounts(work, { ...query, person_id: [id] })
})
