import { sql } from 'kysely'
import type { Work } from '../../operation/work.ts'
import { formatMoney, knownExponent } from '../money.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { allFindings, type Findings, type FoundRow, findingsOf, maxFindings, noFindings } from './findings.ts'

/** Makes the findings of one kind. */
type Finder = (work: Work, run: PayRunRow) => Promise<Findings>

/**
 * Finds what keeps a pay run from being approved.
 *
 * @param run - locked by the transaction, where it is about to be approved
 */
export async function findBlockers(work: Work, run: PayRunRow): Promise<Findings> {
  const found: Findings[] = []
  for (const find of [noPayslips, negativeNets, terminated, overlapping]) found.push(await find(work, run))
  return allFindings(found)
}

const noPayslips: Finder = async (_work, { people_count }) => {
  const finding = { code: 'no_payslips' as const, message: 'The pay run has no payslips.', person_id: null }
  return people_count === 0 ? { findings: [finding], count: 1 } : noFindings
}

/** A correction may take back more than it gives. */
const negativeNets: Finder = async ({ db, business_id }, run) => {
  if (run.type === 'correction') return noFindings
  const { rows } = await sql<FoundRow & { net: number }>`
    select person_id, net, count(*) over ()::integer as total
    from payslips
    where business_id = ${business_id} and pay_run_id = ${run.id} and net < 0
    order by person_id limit ${maxFindings}`.execute(db)
  const exponent = knownExponent(run.currency)
  return findingsOf('negative_net', rows, ({ net }) => `The net pay is below zero: ${formatMoney(net, exponent)}.`)
}

const terminated: Finder = async ({ db, business_id }, run) => {
  const { rows } = await sql<FoundRow & { end_date: string }>`
    select person_id, end_date, count(*) over ()::integer as total
    from payslips join people on people.business_id = payslips.business_id and people.id = person_id
    where payslips.business_id = ${business_id} and pay_run_id = ${run.id} and end_date <= ${run.period_start}
    order by person_id limit ${maxFindings}`.execute(db)
  return findingsOf(
    'person_terminated',
    rows,
    ({ end_date }) => `Employment ended before the period: the end date is ${end_date}.`,
  )
}

/** Every other regular pay run counts unless it is cancelled, drafts too: else two drafts could be approved unseen. */
const overlapping: Finder = async ({ db, business_id }, run) => {
  if (run.type !== 'regular') return noFindings
  const { rows } = await sql<FoundRow & { other: number }>`
    select payslip.person_id, min(other.id)::integer as other, count(*) over ()::integer as total
    from payslips payslip
    join payslips theirs on theirs.business_id = payslip.business_id and theirs.person_id = payslip.person_id
    join pay_runs other on other.business_id = theirs.business_id and other.id = theirs.pay_run_id
    where payslip.business_id = ${business_id} and payslip.pay_run_id = ${run.id}
      and other.id <> ${run.id} and other.type = 'regular' and other.status <> 'cancelled'
      and other.period_start <= ${run.period_end} and other.period_end >= ${run.period_start}
    group by payslip.person_id
    order by payslip.person_id limit ${maxFindings}`.execute(db)
  return findingsOf('overlapping_pay_run', rows, ({ other }) => `Pay run ${other} also pays for days of this period.`)
}
