import { currencyOfBusiness } from '../business/currency-of-business.ts'
import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { findBankAccount } from './find-bank-account.ts'
import { presentBankAccount } from './present-bank-account.ts'

/** Returns one bank account. */
export const bankAccountsGet = operation('bankAccounts.get', async (work, { path: { id } }) =>
  ok(presentBankAccount(await findBankAccount(work, id), await currencyOfBusiness(work))),
)
