import { type RawBuilder, sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Change } from '../../operation/work.ts'
import { parseMoney, requireExponent } from '../money.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { type Part, splitNetPay } from './split-net-pay.ts'

/** The number of payslips whose payments are copied in one statement. */
const batchSize = 1_000

/** A payslip and one of the accounts to which its net pay goes. */
interface Row {
  person_id: number
  net: string
  id: number
  holder: string
  country: string
  kind: 'iban' | 'account_number'
  number_ciphertext: string
  last_four: string
  bic: string | null
  routing_number: string | null
  postal_address: Schemas['StructuredAddress'] | null
  amount: string | null
  share: number | null
  currency: string
}

/**
 * Returns the condition that pay goes to an account.
 *
 * @param payDate - the pay date of the pay run
 */
export const isPaidTo = (payDate: string): RawBuilder<boolean> => sql`account.status = 'active'
  and account.effective_on <= ${payDate} and (account.ends_on is null or account.ends_on >= ${payDate})`

/**
 * Copies the bank accounts to which the net pays of a pay run go, with the addresses of the people.
 *
 * @param run - a pay run that the transaction has locked
 */
export async function copyPayments(work: Change, run: PayRunRow): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows: Row[] = await readBatch(work, run, after)
    const people = Map.groupBy(rows, ({ person_id }) => person_id)
    const payments = [...people.values()].flatMap((accounts) => splitBetween(run, accounts as [Row, ...Row[]]))
    if (payments.length > 0) await insertPayments(work, run, payments)
    after = rows.at(-1)?.person_id
  }
}

/** Reads the next payslips that have accounts, by person and account. */
async function readBatch({ db, business_id }: Change, run: PayRunRow, after: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with batch as materialized (
      select person_id, net from payslips
      where business_id = ${business_id} and pay_run_id = ${run.id} and net > 0 and person_id > ${after}
        and exists (
          select from bank_accounts account
          where account.business_id = ${business_id} and account.person_id = payslips.person_id
            and ${isPaidTo(run.pay_date)}
        )
      order by person_id limit ${sql.lit(batchSize)}
    )
    select batch.person_id, batch.net::text as net, account.id, account.holder, account.country, account.kind,
      account.number_ciphertext, account.last_four, account.bic, account.routing_number, account.amount, account.share,
      person.postal_address, business.currency
    from batch
    join bank_accounts account on account.business_id = ${business_id} and account.person_id = batch.person_id
    join people person on person.business_id = ${business_id} and person.id = batch.person_id
    join businesses business on business.id = ${business_id}
    where ${isPaidTo(run.pay_date)}
    order by batch.person_id, account.id`.execute(db)
  return rows
}

type NewPayment = Omit<Row, 'id' | 'net' | 'share' | 'currency' | 'amount'> & {
  bank_account_id: number
  amount: string
}

/** Splits a net pay between the accounts of a person, without accounts that get nothing. */
function splitBetween(run: PayRunRow, accounts: readonly [Row, ...Row[]]): NewPayment[] {
  const parts = accounts.map((account) => toPart(run, account)) as [Part, ...Part[]]
  const amounts = splitNetPay(BigInt(accounts[0].net), parts)
  return accounts.flatMap(({ id, net: _, share: __, currency: ___, ...account }, index) => {
    const amount = amounts[index] ?? 0n
    return amount === 0n ? [] : [{ ...account, bank_account_id: id, amount: String(amount) }]
  })
}

/** Fixed amounts are in the currency of the business: in a pay run in another currency, they count as zero. */
function toPart(run: PayRunRow, { amount, share, currency }: Row): Part {
  if (amount === null) return { amount: null, share: share ?? 0 }
  if (currency !== run.currency) return { amount: 0n, share: null }
  const exponent = requireExponent(currency)
  return { amount: parseMoney(Number(amount).toFixed(exponent), exponent) ?? 0n, share: null }
}

async function insertPayments({ db, business_id }: Change, run: PayRunRow, payments: NewPayment[]): Promise<void> {
  await sql`
    insert into payments (business_id, pay_run_id, person_id, bank_account_id, holder, country, kind, number_ciphertext,
      last_four, bic, routing_number, postal_address, amount)
    select ${business_id}::int, ${run.id}::int, person_id, bank_account_id, holder, country, kind, number_ciphertext,
      last_four, bic, routing_number, postal_address, amount
    from json_to_recordset(${JSON.stringify(payments)}) as payment (person_id int, bank_account_id int, holder text,
      country text, kind text, number_ciphertext text, last_four text, bic text, routing_number text, postal_address jsonb,
      amount bigint)`.execute(db)
}

/** Deletes the payments of a pay run that will not be paid in its present form. */
export async function deletePayments({ db, business_id }: Change, run: Pick<PayRunRow, 'id'>): Promise<void> {
  await db.deleteFrom('payments').where('business_id', '=', business_id).where('pay_run_id', '=', run.id).execute()
}

/** Erases the accounts and the address of a person in payments. The amounts remain, because the law requires their retention. */
export async function erasePayments({ db, business_id }: Change, people: readonly number[]): Promise<void> {
  await sql`
    update payments set holder = 'Erased', number_ciphertext = null, last_four = '', bic = null, routing_number = null,
      postal_address = null
    where business_id = ${business_id} and person_id = any(${people}::int[])`.execute(db)
}
