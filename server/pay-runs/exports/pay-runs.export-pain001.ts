import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import { sql } from 'kysely'
import { addAuditEntry } from '../../audit/record-audit.ts'
import { file } from '../../operation/answer.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { illegalTransition, type Problem, validationFailed } from '../../operation/errors.ts'
import { recordedFile } from '../../operation/file-answer.ts'
import { operation } from '../../operation/operation.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Work } from '../../operation/work.ts'
import { findPayRun } from '../find-pay-run.ts'
import { payingStates } from '../pay-run.states.ts'
import { readPayslips } from '../payslips/read-payslips.ts'
import { type Account, pain001 } from './pain001.ts'

type Given = Pick<Schemas['Pain001Account'], 'iban' | 'bic' | 'name'>

/**
 * Reads the accounts of a payment.
 *
 * @param paid - the people to pay, each of whom needs one account; accounts of other people are ignored
 * @returns the accounts by person, and every problem with them; with a problem the accounts are not to be used
 */
function parseAccounts(
  { debtor, accounts }: Pick<Schemas['Pain001Export'], 'debtor' | 'accounts'>,
  paid: ReadonlySet<number>,
): {
  debtor: Account & { name: string }
  accounts: Map<number, Account>
  problems: Problem[]
} {
  const problems = problemsOf(debtor, 'body.debtor')
  const byPerson = new Map<number, Account>()
  for (const [index, account] of accounts.entries()) {
    if (!paid.has(account.person_id)) continue
    const path = `body.accounts[${index}]`
    problems.push(...problemsOf(account, path))
    if (byPerson.has(account.person_id)) {
      problems.push({ path: `${path}.person_id`, message: 'must not be repeated' })
    }
    byPerson.set(account.person_id, accountOf(account))
  }
  for (const person_id of paid) {
    if (byPerson.has(person_id)) continue
    problems.push({ path: 'body.accounts', message: `must have the account of person ${person_id}` })
  }
  return { debtor: { ...accountOf(debtor), name: debtor.name }, accounts: byPerson, problems }
}

/**
 * The rule for the account that pays. Where the whole request fits the contract, the operation names its problems together
 * with those of the people who are paid (`parseAccounts`).
 */
const debtorRules: Rules<'payRuns.exportPain001'> = ({ body: { debtor }, fits }) =>
  debtor && !fits ? problemsOf(debtor, 'body.debtor') : []

/** An IBAN is known by country, length and checksum (ISO 13616), a BIC by its form (ISO 9362). */
function problemsOf({ iban, bic }: Given, path: string): Problem[] {
  const problems: Problem[] = []
  if (!isValidIBAN(electronic(iban))) problems.push({ path: `${path}.iban`, message: 'must be an IBAN (ISO 13616)' })
  if (bic !== undefined && !isValidBIC(bic)) problems.push({ path: `${path}.bic`, message: 'must be a BIC (ISO 9362)' })
  return problems
}

/** The electronic form of an IBAN, which may be given as it is printed. */
const electronic = (iban: string): string => electronicFormatIBAN(iban) ?? ''

const accountOf = ({ iban, bic, name }: Given): Account => ({ iban: electronic(iban), bic, name })

/**
 * The payments of an approved pay run for the bank. Bank details come with the request, are written into the answer
 * and kept nowhere. Only net pay above zero is paid: money that a correction takes back is no credit transfer.
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
    const { people, sum } = await findPaid(work, id)
    const { debtor, accounts, problems } = parseAccounts(body, new Set(people))
    if (problems.length > 0) throw validationFailed(problems.slice(0, 100))
    const count = people.length
    if (count === 0) throw validationFailed([{ path: 'path.id', message: 'must be a pay run with net pay above zero' }])

    const { execution_date = run.pay_date } = body
    const message = { run, business_id, debtor, accounts, execution_date, now, count, sum }
    const batches = readPayslips(work, run, { expected: count, paidOnly: true })
    const detail = { pay_run_id: id, format: 'pain001', payments: count, execution_date }
    const record = () => addAuditEntry(work, { action: 'payrun.exported', detail })
    return file({ name: `pay-run-${id}.xml`, content: recordedFile(record, pain001(message, batches)) })
  },
)

/** The people to pay, and the sum: a bigint, as in a correction it can exceed the limit of the totals. */
async function findPaid({ db, business_id }: Work, id: number): Promise<{ people: number[]; sum: bigint }> {
  const { rows } = await sql<{ people: number[]; sum: string }>`
    select coalesce(array_agg(person_id order by person_id), '{}') as people, coalesce(sum(net), 0)::text as sum
    from payslips
    where business_id = ${business_id} and pay_run_id = ${id} and net > 0`.execute(db)
  const [found] = rows
  return { people: found?.people ?? [], sum: BigInt(found?.sum ?? 0) }
}
