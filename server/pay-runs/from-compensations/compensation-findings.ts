import { sql } from 'kysely'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { type FindingRow, type Findings, maxFindings, noFindings, toFindings } from '../checks/findings.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { compareWithCompensations } from './compare-with-compensations.ts'
import { compensationsInPeriod, isPaidInItsCurrency } from './compensations-in-period.ts'

interface CompensationFindingRow extends FindingRow {
  id: number
  pay_code: string
  currency: string
  day: string
}

/** Selects whether the payslip of a person has a line that a user added, with the code of a compensation. */
const hasOwnLine = ({ business_id }: Work, run: PayRunRow) => sql`exists (
  select from payslips
  join payslip_lines line on line.business_id = payslips.business_id and line.payslip_id = payslips.id
  where payslips.business_id = ${business_id} and payslips.pay_run_id = ${run.id}
    and payslips.person_id = compensation.person_id and line.code = compensation.pay_code
    and line.compensation_id is null
)`

/**
 * Finds people with a compensation in another currency and without a line for it. The finding is resolved by a line
 * with its code, or by a pay run in its currency that pays the person for days of the period.
 */
export async function findOtherCurrencies(work: Work, run: PayRunRow): Promise<Findings> {
  if (!run.from_compensations) return noFindings
  const { rows } = await sql<CompensationFindingRow>`
    select compensation.*, "from" as day, count(*) over ()::integer as total
    from (${compensationsInPeriod(work, run)}) compensation
    where currency <> ${run.currency} and not ${hasOwnLine(work, run)} and not ${isPaidInItsCurrency(work, run)}
    order by person_id, effective_on limit ${maxFindings}`.execute(work.db)
  return toFindings('compensation_in_other_currency', rows, ({ id, currency, pay_code }) => ({
    message: `The compensation in ${currency} has no line. Add a line with the code ${pay_code}, or draft a pay run in ${currency}.`,
    compensation_id: id,
    currency,
    pay_code,
  }))
}

/** Finds people with an hourly rate but without a line with its code. */
export async function findMissingHours(work: Work, run: PayRunRow): Promise<Findings> {
  if (!run.from_compensations) return noFindings
  const { rows } = await sql<CompensationFindingRow>`
    select compensation.*, "from" as day, count(*) over ()::integer as total
    from (${compensationsInPeriod(work, run)}) compensation
    where currency = ${run.currency} and per = 'hour' and not ${hasOwnLine(work, run)}
    order by person_id, effective_on limit ${maxFindings}`.execute(work.db)
  return toFindings('hours_missing', rows, ({ id, pay_code }) => ({
    message: `Paid by the hour: enter the hours in a line with the code ${pay_code}.`,
    compensation_id: id,
    pay_code,
  }))
}

/** Finds compensations that begin after the first day of the period. */
export async function findStarts(work: Work, run: PayRunRow): Promise<Findings> {
  if (!run.from_compensations) return noFindings
  const { rows } = await sql<CompensationFindingRow>`
    select compensation.*, effective_on as day, count(*) over ()::integer as total
    from (${compensationsInPeriod(work, run)}) compensation
    where currency = ${run.currency} and effective_on > ${run.period_start}
    order by person_id, effective_on limit ${maxFindings}`.execute(work.db)
  return toFindings('compensation_starts', rows, ({ id, day }) => ({
    message: `A compensation applies from ${day}, after the first day of the period.`,
    compensation_id: id,
    day,
  }))
}

/** Finds compensations that end with the employment before the last day of the period. */
export async function findEnds(work: Work, run: PayRunRow): Promise<Findings> {
  if (!run.from_compensations) return noFindings
  const { rows } = await sql<CompensationFindingRow>`
    select last.*, count(*) over ()::integer as total
    from (
      select distinct on (person_id) compensation.*, "to" as day
      from (${compensationsInPeriod(work, run)}) compensation
      order by person_id, "to" desc
    ) last
    where currency = ${run.currency} and day < ${run.period_end}
    order by person_id limit ${maxFindings}`.execute(work.db)
  return toFindings('compensation_ends', rows, ({ id, day }) => ({
    message: `The compensation ends on ${day}, before the last day of the period.`,
    compensation_id: id,
    day,
  }))
}

/** Finds people whose lines from compensations would be different if the pay run were drafted today. */
export async function findOutdatedDrafts(work: Work<Principal>, run: PayRunRow): Promise<Findings> {
  if (run.status !== 'draft' || !(run.from_compensations || run.retro_pay_from)) return noFindings
  const payslips = await compareWithCompensations(work, run)
  const rows = payslips.slice(0, maxFindings).map(({ person_id }) => ({ person_id, total: payslips.length }))
  return toFindings('draft_outdated', rows, () => ({
    message: 'A compensation, unpaid leave or the employment has changed since the draft. Redraft the pay run.',
  }))
}
