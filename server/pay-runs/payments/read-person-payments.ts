import { openAccountNumber } from '../../bank-accounts/sealed-number.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'
import { formatMoney, requireExponent } from '../money.ts'

/** A payment with the whole number of the account. */
export type PersonPayment = Schemas['Payment'] & {
  /** Null after the erasure of the person. */
  number: string | null
  bic: string | null
  routing_number: string | null
  postal_address: Schemas['StructuredAddress'] | null
}

/** Reads the payments to a person, by pay run, with the accounts and the address as they were at the approval. */
export async function readPersonPayments(
  { db, business_id, config }: Work,
  person_id: number,
): Promise<PersonPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('pay_runs', (join) =>
      join.onRef('pay_runs.business_id', '=', 'payments.business_id').onRef('pay_runs.id', '=', 'payments.pay_run_id'),
    )
    .select(['payments.id', 'pay_run_id', 'person_id', 'bank_account_id', 'holder', 'country', 'last_four', 'amount'])
    .select(['number_ciphertext', 'bic', 'routing_number', 'postal_address', 'pay_runs.currency'])
    .where('payments.business_id', '=', business_id)
    .where('person_id', '=', person_id)
    .execute()
  return rows
    .map(({ number_ciphertext, currency, amount, ...row }) => ({
      ...row,
      amount: formatMoney(BigInt(amount), requireExponent(currency)),
      number:
        number_ciphertext === null
          ? null
          : openAccountNumber(config.encryptionKeys, row.bank_account_id, number_ciphertext),
    }))
    .toSorted((a, b) => a.id - b.id)
}
