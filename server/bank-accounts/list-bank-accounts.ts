import { sql } from 'kysely'
import { currencyOfBusiness } from '../business/currency-of-business.ts'
import { whereDefined } from '../db/driver/where-defined.ts'
import type { OperationRequest } from '../operation/contract/contract.ts'
import { idOrder } from '../operation/list-order.ts'
import type { Principal } from '../operation/principal.ts'
import { readPage } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { selectBankAccounts } from './find-bank-account.ts'
import { presentBankAccount } from './present-bank-account.ts'

const byId = idOrder()

/** Lists the bank accounts that the caller can see, by ID. */
export async function listBankAccounts(work: Work<Principal>, query: OperationRequest<'bankAccounts.list'>['query']) {
  const matches = selectBankAccounts(work).where(({ and, eb }) =>
    and([
      ...whereDefined(query.person_id, (people) => sql<boolean>`bank_accounts.person_id = any(${people}::int[])`),
      ...whereDefined(query.status, (status) => eb('bank_accounts.status', '=', status)),
      ...whereDefined(query.updated_since, (time) => eb('bank_accounts.updated_at', '>=', time)),
    ]),
  )
  const currency = await currencyOfBusiness(work)
  return list(await readPage(work, query, byId, matches), (row) => presentBankAccount(row, currency))
}
