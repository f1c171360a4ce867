import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import { sql } from 'kysely'
import { addAuditEntry } from '../../audit/record-audit.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { illegalTransition, type Problem, validationFailed } from '../../operation/errors.ts'
import { recordedFile } from '../../operation/file-response.ts'
import { operation } from '../../operation/operation.ts'
import { file } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Work } from '../../operation/work.ts'
import { findPayRun } from '../find-pay-run.ts'
import { payingStates } from '../pay-run.states.ts'
import { readPayslips } from '../payslips/read-payslips.ts'
import { type Account, pain001 } from './pain001.ts'

type AccountInput = Pick<Schemas['Pain001Account'], 'iban' | 'bic' | 'name'>

/**
 * Checks and converts the accounts of a request.
 *
 * @param payees - the IDs of the people to pay; each needs exactly one account, and accounts of others are ignored
 * @returns the accounts by person ID, and all problems; if there is a problem, the accounts must not be used
 */
function parseAccounts(
  { debtor, accounts }: Pick<Schemas['Pain001Export'], 'debtor' | 'accounts'>,
  payees: ReadonlySet<number>,
): {
  debtor: Account & { name: string }
  accounts: Map<number, Account>
  problems: Problem[]
} {
  const problems = accountProblems(debtor, 'body.debtor')
  const byPerson = new Map<number, Account>()
  for (const [index, account] of accounts.entries()) {
    if (!payees.has(account.person_id)) continue
    const path = `body.accounts[${index}]`
    problems.push(...accountProblems(account, path))
    if (byPerson.has(account.person_id)) {
      problems.push({ path: `${path}.person_id`, code: 'repeated', message: 'must not be repeated' })
    }
    byPerson.set(account.person_id, toAccount(account))
  }
  for (const person_id of payees) {
    if (byPerson.has(person_id)) continue
    problems.push({
      path: 'body.accounts',
      code: 'account_missing',
      detail: String(person_id),
      message: `must have the account of person ${person_id}`,
    })
  }
  return { debtor: { ...toAccount(debtor), name: debtor.name }, accounts: byPerson, problems }
}

/**
 * The validation rules for the debtor's account. If the request fits the contract, the operation reports the problems
 * of this account together with those of the payees' accounts (`parseAccounts`).
 */
const debtorRules: Rules<'payRuns.exportPain001'> = ({ body: { debtor }, fits }) =>
  debtor && !fits ? accountProblems(debtor, 'body.debtor') : []

/** Checks the country, length and checksum of an IBAN (ISO 13616), and the format of a BIC (ISO 9362). */
function accountProblems({ iban, bic }: AccountInput, path: string): Problem[] {
  const problems: Problem[] = []
  if (!isValidIBAN(toElectronic(iban)))
    problems.push({ path: `${path}.iban`, code: 'invalid', message: 'must be an IBAN (ISO 13616)' })
  if (bic !== undefined && !isValidBIC(bic))
    problems.push({ path: `${path}.bic`, code: 'invalid', message: 'must be a BIC (ISO 9362)' })
  return problems
}

/** Converts an IBAN from the print format, with spaces, to the electronic format. */
const toElectronic = (iban: string): string => electronicFormatIBAN(iban) ?? ''

const toAccount = ({ iban, bic, name }: AccountInput): Account => ({ iban: toElectronic(iban), bic, name })

/**
 * Exports the bank file of an approved pay run. The bank details in the request are written to the response and not
 * stored. Only net pay above zero is paid: a credit transfer cannot collect the money that a correction reclaims.
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
    const { payees, sum } = await readPayees(work, id)
    const { debtor, accounts, problems } = parseAccounts(body, new Set(payees))
    if (problems.length > 0) throw validationFailed(problems.slice(0, 100))
    const count = payees.length
    if (count === 0)
      throw validationFailed([
        { path: 'path.id', code: 'nothing_to_pay', message: 'must be a pay run with net pay above zero' },
      ])

    const { execution_date = run.pay_date } = body
    const message = { run, business_id, debtor, accounts, execution_date, now, count, sum }
    const batches = readPayslips(work, run, { expectedCount: count, paidOnly: true })
    const detail = { pay_run_id: id, format: 'pain001', payments: count, execution_date }
    const record = () => addAuditEntry(work, { action: 'payrun.exported', detail })
    return file({ name: `pay-run-${id}.xml`, content: recordedFile(record, pain001(message, batches)) })
  },
)

/**
 * Reads the IDs of the people to pay, and the sum of their net pay. The sum is a bigint, because in a correction it can
 * exceed the limit of the totals.
 */
async function readPayees({ db, business_id }: Work, id: number): Promise<{ payees: number[]; sum: bigint }> {
  const { rows } = await sql<{ payees: number[]; sum: string }>`
    select coalesce(array_agg(person_id order by person_id), '{}') as payees, coalesce(sum(net), 0)::text as sum
    from payslips
    where business_id = ${business_id} and pay_run_id = ${id} and net > 0`.execute(db)
  const [row] = rows
  return { payees: row?.payees ?? [], sum: BigInt(row?.sum ?? 0) }
}
