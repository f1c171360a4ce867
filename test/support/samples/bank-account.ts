import { type Insertable, sql } from 'kysely'
import { sealAccountNumber } from '../../../server/bank-accounts/sealed-number.ts'
import { lastFour } from '../../../server/operation/last-four.ts'
import type { Database } from '../../../server/schema.ts'
import type { TestApp } from '../service/app.ts'

export const iban = 'DE89370400440532013000'

/** Adds a bank account: by default an active one with a share, from 2026 on. */
export async function createBankAccount(
  { db, config }: Pick<TestApp, 'db' | 'config'>,
  {
    number = iban,
    ...values
  }: { business_id: number; person_id: number; created_by: number; number?: string } & Partial<
    Insertable<Database['bank_accounts']>
  >,
): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('bank_accounts', 'id'))::integer as id`.execute(db)
  const id = rows[0]?.id as number
  await db
    .insertInto('bank_accounts')
    .values({
      id,
      holder: 'Ada Lovelace',
      country: 'DE',
      kind: 'iban',
      number_ciphertext: sealAccountNumber(config.encryptionKeys, id, number),
      last_four: lastFour(number),
      bic: null,
      routing_number: null,
      amount: null,
      share: values.amount ? null : 100,
      effective_on: '2026-01-01',
      ends_on: null,
      replaces: null,
      status: 'active',
      decided_by: null,
      decided_at: null,
      ...values,
    })
    .execute()
  return { id }
}

/** Adds a payment of 1.00 to an account that was deleted. */
export async function createPayment(
  { db, config }: Pick<TestApp, 'db' | 'config'>,
  values: { business_id: number; pay_run_id: number; person_id: number; bank_account_id: number } & Partial<
    Insertable<Database['payments']>
  >,
): Promise<void> {
  await db
    .insertInto('payments')
    .values({
      holder: 'Ada Lovelace',
      country: 'DE',
      kind: 'iban',
      number_ciphertext: sealAccountNumber(config.encryptionKeys, values.bank_account_id, iban),
      last_four: lastFour(iban),
      bic: null,
      routing_number: null,
      postal_address: null,
      amount: '100',
      ...values,
    })
    .execute()
}
