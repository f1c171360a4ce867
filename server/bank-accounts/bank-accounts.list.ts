import { report } from '../operation/operation.ts'
import { checkPeopleFilter } from '../people/check-people-filter.ts'
import { listBankAccounts } from './list-bank-accounts.ts'

/** Lists the bank accounts of the people within the caller's reach. */
export const bankAccountsList = report('bankAccounts.list', async (work, { query }) => {
  await checkPeopleFilter(work, query.person_id)
  return await listBankAccounts(work, query)
})
