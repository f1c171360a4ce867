import { sql } from 'kysely'
import { addAuditEntry } from '../../audit/record-audit.ts'
import { conflict, type Problem } from '../../operation/errors.ts'
import { recordedFile } from '../../operation/file-response.ts'
import { operation } from '../../operation/operation.ts'
import { file } from '../../operation/response.ts'
import type { Work } from '../../operation/work.ts'
import { type CsvCell, writeCsv } from '../../operation/write-csv.ts'
import { assignmentInForce, jobMember } from '../../people/assignments/in-force.ts'
import { text } from '../../texts/english.ts'
import { findPayRun } from '../find-pay-run.ts'
import { formatMoney, requireExponent } from '../money.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { type JournalEntry, journalEntries, type LineSum, type MissingAccount } from './journal-entries.ts'

/**
 * Exports the journal entries of a pay run in any state as a CSV file. Debits and credits are equal in sum; without an
 * account for one of its pay codes the pay run has no journal.
 */
export const payRunsExportJournal = operation('payRuns.exportJournal', async (work, { path: { id } }) => {
  const run = await findPayRun(work, id)
  const sums = await readLineSums(work, run)
  const { entries, missing } = journalEntries(sums, await readNetPayAccount(work), text('papers.payslip.net'))
  if (missing.length > 0) throw conflict(conflictMessage, missing.slice(0, 100).map(toProblem))
  const record = () => addAuditEntry(work, { action: 'payrun.exported', detail: { pay_run_id: id, format: 'journal' } })
  return file({ name: `pay-run-${id}-journal.csv`, content: recordedFile(record, journalCsv(run, entries)) })
})

const conflictMessage = 'The journal needs an account for each pay code of the pay run, and for the net pay.'

const messages = {
  pay_code_without_account: (code: string) => `The pay code ${code} has no account, or does not exist.`,
  pay_code_without_liability_account: (code: string) =>
    `The pay code ${code} has no liability_account, or does not exist.`,
  net_pay_account_missing: () => 'The business has no net_pay_account.',
}

function toProblem(missing: MissingAccount): Problem {
  const { code } = missing
  if (code === 'net_pay_account_missing') return { path: 'path.id', code, message: messages[code]() }
  return { path: 'path.id', code, detail: missing.payCode, message: messages[code](missing.payCode) }
}

async function readNetPayAccount({ db, business_id }: Work): Promise<string | null> {
  const business = db.selectFrom('businesses').select('net_pay_account').where('id', '=', business_id)
  return (await business.executeTakeFirstOrThrow()).net_pay_account
}

/** Reads the sums of the lines by code and by the cost centre of the person's department on the last day of the period. */
async function readLineSums(
  { db, business_id }: Work,
  { id, period_end }: Pick<PayRunRow, 'id' | 'period_end'>,
): Promise<LineSum[]> {
  const { rows } = await sql<Omit<LineSum, 'amount'> & { amount: string }>`
    with paid as materialized (
      select slip.id, departments.cost_centre
      from payslips slip
      join people on people.business_id = ${business_id} and people.id = slip.person_id
      left join lateral ${assignmentInForce({ business_id }, period_end)} job on true
      left join departments on departments.business_id = ${business_id}
        and departments.id = ${jobMember('department_id')}
      where slip.business_id = ${business_id} and slip.pay_run_id = ${id}
    ),
    sums as (
      select line.kind, line.code, paid.cost_centre, sum(line.amount)::text as amount
      from paid join payslip_lines line on line.business_id = ${business_id} and line.payslip_id = paid.id
      group by line.kind, line.code, paid.cost_centre
    )
    select sums.*, pay_codes.name, pay_codes.account, pay_codes.liability_account
    from sums left join pay_codes on pay_codes.business_id = ${business_id} and pay_codes.code = sums.code
    order by sums.kind, sums.code, sums.cost_centre`.execute(db)
  return rows.map(({ amount, ...row }) => ({ ...row, amount: BigInt(amount) }))
}

const columns = ['account', 'cost_centre', 'description', 'debit', 'credit', 'currency'] as const

/** Writes journal entries as CSV, with amounts in the currency of the pay run. */
function journalCsv(
  { currency }: Pick<PayRunRow, 'currency'>,
  entries: readonly JournalEntry[],
): AsyncGenerator<string> {
  const exponent = requireExponent(currency)
  return writeCsv(columns, toCells(currency, entries), { formatAmount: (minor) => formatMoney(minor, exponent) })
}

async function* toCells(currency: string, entries: readonly JournalEntry[]): AsyncGenerator<CsvCell[][]> {
  yield entries.map(({ account, cost_centre, description, debit, credit }) => [
    account,
    cost_centre,
    description,
    debit === 0n ? null : debit,
    credit === 0n ? null : credit,
    currency,
  ])
}
