import { sql } from 'kysely'
import { addAuditEntry } from '../../audit/record-audit.ts'
import { file } from '../../operation/answer.ts'
import { illegalTransition, validationFailed } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { recordedFile } from '../../operation/recorded-file.ts'
import type { Work } from '../../operation/work.ts'
import { findPayRun } from '../find-pay-run.ts'
import { payingStates } from '../pay-run.states.ts'
import { readPayslips } from '../payslips/read-payslips.ts'
import { pain001 } from './pain001.ts'
import { debtorRules, parseAccounts } from './parse-accounts.ts'

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
