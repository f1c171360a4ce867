import { sql } from 'kysely'
import { addAuditEntry } from '../../audit/record-audit.ts'
import { bankNumberProblems, toElectronic } from '../../business/bank-numbers.ts'
import { readDebtor } from '../../business/debtor.ts'
import { toStructuredAddress } from '../../business/structured-address.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { illegalTransition, type Problem, validationFailed } from '../../operation/errors.ts'
import { recordedFile } from '../../operation/file-response.ts'
import { operation } from '../../operation/operation.ts'
import { file } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Work } from '../../operation/work.ts'
import { findPayRun } from '../find-pay-run.ts'
import { payingStates } from '../pay-run.states.ts'
import type { ExportedPayment } from '../payments/exported-payment.ts'
import { readPayments } from '../payments/read-payments.ts'
import { readPayslips } from '../payslips/read-payslips.ts'
import { type Message, pain001 } from './pain001.ts'

/** Returns the payer of the request, or else that of the business. */
async function readPayer(
  work: Work,
  input: Schemas['Pain001Export']['debtor'],
): Promise<Message['debtor'] | undefined> {
  if (input) {
    const { name, iban, bic, postal_address } = input
    const address = postal_address ? toStructuredAddress(postal_address) : null
    return { name, iban: toElectronic(iban), bic, postal_address: address }
  }
  const { debtor } = await readDebtor(work)
  return debtor === null ? undefined : { ...debtor, bic: debtor.bic ?? undefined }
}

/**
 * Checks and converts the accounts of a request, which have precedence over stored payments.
 *
 * @param payees - the net pays of the people to pay by person ID, in minor units; accounts of others are ignored
 * @param stored - the payments that were copied at approval
 * @param addresses - the addresses of the people in the request by person ID
 * @returns the payments by person ID, and all problems; if there is a problem, the payments must not be used
 */
function toPayments(
  { debtor, accounts = [] }: Schemas['Pain001Export'],
  payees: ReadonlyMap<number, bigint>,
  stored: ReadonlyMap<number, ExportedPayment[]>,
  addresses: Addresses,
): { payments: Map<number, ExportedPayment[]>; problems: Problem[] } {
  const problems = debtor ? bankNumberProblems(debtor, 'body.debtor') : []
  const inRequest = new Map<number, ExportedPayment[]>()
  for (const [index, account] of accounts.entries()) {
    const amount = payees.get(account.person_id)
    if (amount === undefined) continue
    const path = `body.accounts[${index}]`
    problems.push(...bankNumberProblems(account, path))
    if (inRequest.has(account.person_id)) {
      problems.push({ path: `${path}.person_id`, code: 'repeated', message: 'must not be repeated' })
    }
    const { iban, bic, name, person_id } = account
    const postal_address = addresses.get(person_id) ?? null
    inRequest.set(person_id, [{ account: { iban: toElectronic(iban), bic, name }, postal_address, amount }])
  }
  const payments = new Map<number, ExportedPayment[]>()
  for (const person_id of payees.keys()) {
    const own = inRequest.get(person_id) ?? stored.get(person_id)
    if (own) payments.set(person_id, own)
    else
      problems.push({
        path: 'body.accounts',
        code: 'account_missing',
        detail: String(person_id),
        message: `must have the account of person ${person_id}`,
      })
  }
  return { payments, problems }
}

/**
 * The validation rules for the debtor's account. If the request fits the contract, the operation reports the problems
 * of this account together with those of the payees' accounts (`toPayments`).
 */
const debtorRules: Rules<'payRuns.exportPain001'> = ({ body: { debtor }, fits }) =>
  debtor && !fits ? bankNumberProblems(debtor, 'body.debtor') : []

/**
 * Exports the bank file of an approved pay run. Bank details in the request are written to the response and not stored.
 * Only net pay above zero is paid: a credit transfer cannot collect the money that a correction reclaims.
 */
export const payRunsExportPain001 = operation(
  'payRuns.exportPain001',
  debtorRules,
  async (work, { path: { id }, body }) => {
    const { business_id, now } = work
    const run = await findPayRun(work, id)
    if (!payingStates.includes(run.status)) {
      throw illegalTransition(`A pay run that is ${run.status} cannot be paid.`, run.status)
    }
    const payees = await readPayees(work, id)
    const { payments, problems } = toPayments(
      body,
      payees,
      await readPayments(work, id),
      await readAddresses(work, body.accounts),
    )
    const debtor = await readPayer(work, body.debtor)
    if (!debtor)
      problems.unshift({ path: 'body.debtor', code: 'required', message: 'is required, or set business.setDebtor' })
    if (!debtor || problems.length > 0) throw validationFailed(problems.slice(0, 100))
    if (payees.size === 0)
      throw validationFailed([
        { path: 'path.id', code: 'nothing_to_pay', message: 'must be a pay run with net pay above zero' },
      ])

    const { execution_date = run.pay_date } = body
    const all = [...payments.values()].flat()
    const count = all.length
    const sum = all.reduce((total, { amount }) => total + amount, 0n)
    const message = { run, business_id, debtor, payments, execution_date, now, count, sum }
    const batches = readPayslips(work, run, { expectedCount: payees.size, paidOnly: true })
    const detail = { pay_run_id: id, format: 'pain001', payments: count, execution_date }
    const record = () => addAuditEntry(work, { action: 'payrun.exported', detail })
    return file({ name: `pay-run-${id}.xml`, content: recordedFile(record, pain001(message, batches)) })
  },
)

type Addresses = ReadonlyMap<number, Schemas['StructuredAddress'] | null>

/** Reads the addresses of the people whose accounts are in the request, as they are now. */
async function readAddresses(
  { db, business_id }: Work,
  accounts: Schemas['Pain001Account'][] = [],
): Promise<Addresses> {
  if (accounts.length === 0) return new Map()
  const rows = await db
    .selectFrom('people')
    .select(['id', 'postal_address'])
    .where('business_id', '=', business_id)
    .where('id', '=', sql<number>`any(${accounts.map(({ person_id }) => person_id)}::integer[])`)
    .execute()
  return new Map(rows.map(({ id, postal_address }) => [id, postal_address]))
}

/** Reads the net pays above zero by person ID, in minor units. */
async function readPayees({ db, business_id }: Work, id: number): Promise<ReadonlyMap<number, bigint>> {
  const { rows } = await sql<{ person_id: number; net: string }>`
    select person_id, net::text as net from payslips
    where business_id = ${business_id} and pay_run_id = ${id} and net > 0
    order by person_id`.execute(db)
  return new Map(rows.map(({ person_id, net }) => [person_id, BigInt(net)]))
}
