import { openAccountNumber } from '../../bank-accounts/sealed-number.ts'
import type { Work } from '../../operation/work.ts'
import type { Account, ExportedPayment } from './exported-payment.ts'

/**
 * Reads the payments of a pay run with the numbers of their accounts.
 *
 * @returns the payments by person ID, without those whose account was erased
 */
export async function readPayments(
  { db, business_id, config }: Work,
  pay_run_id: number,
): Promise<ReadonlyMap<number, ExportedPayment[]>> {
  const rows = await db
    .selectFrom('payments')
    .select(['person_id', 'bank_account_id', 'holder', 'country', 'kind', 'number_ciphertext', 'bic'])
    .select(['routing_number', 'postal_address', 'amount'])
    .where('business_id', '=', business_id)
    .where('pay_run_id', '=', pay_run_id)
    .orderBy('id')
    .execute()
  const payments = rows.flatMap(({ number_ciphertext, ...row }) => {
    if (number_ciphertext === null) return []
    const number = openAccountNumber(config.encryptionKeys, row.bank_account_id, number_ciphertext)
    const { person_id, country, routing_number, postal_address } = row
    const id = row.kind === 'iban' ? { iban: number } : { account_number: number, country, routing_number }
    const account: Account = { ...id, bic: row.bic ?? undefined, name: row.holder }
    return [{ person_id, account, postal_address, amount: BigInt(row.amount) }]
  })
  return Map.groupBy(payments, ({ person_id }) => person_id)
}
