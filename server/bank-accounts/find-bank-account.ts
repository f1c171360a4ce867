import { notFound } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import { withinReach } from '../operation/within-reach.ts'
import type { Change, Work } from '../operation/work.ts'
import { type BankAccountRow, bankAccountColumns } from './present-bank-account.ts'

/** Selects the bank accounts of the people within the caller's reach. */
export const selectBankAccounts = (work: Work<Principal>) =>
  work.db
    .selectFrom('bank_accounts')
    .select(bankAccountColumns)
    .where('bank_accounts.business_id', '=', work.business_id)
    .where(withinReach('bank_accounts.person_id', work, work.by.reach))

/**
 * Reads a bank account.
 *
 * @throws {ApiError} 404 if it does not exist or the caller cannot see it
 */
export async function findBankAccount(work: Work<Principal>, id: number): Promise<BankAccountRow> {
  const row = await selectBankAccounts(work).where('bank_accounts.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Reads a bank account and locks it until the transaction ends.
 *
 * @throws {ApiError} 404 if it does not exist or the caller cannot see it
 */
export async function lockBankAccount(work: Change<Principal>, id: number): Promise<BankAccountRow> {
  const row = await selectBankAccounts(work).where('bank_accounts.id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}
