import { sql } from 'kysely'
import type { Work } from '../../operation/work.ts'
import { findOtherCurrencies } from '../from-compensations/compensation-findings.ts'
import { formatMoney, requireExponent } from '../money.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { type FindingRow, type Findings, joinFindings, maxFindings, noFindings, toFindings } from './findings.ts'

type Check = (work: Work, run: PayRunRow) => Promise<Findings>

/**
 * Finds the problems that prevent the approval of a pay run.
 *
 * @param run - the pay run, which the transaction has locked if the approval follows
 */
export async function findBlockers(work: Work, run: PayRunRow): Promise<Findings> {
  const results: Findings[] = []
  for (const check of [findNoPayslips, findNegativeNets, findTerminated, findOverlaps, findOtherCurrencies])
    results.push(await check(work, run))
  return joinFindings(results)
}

const findNoPayslips: Check = async (_work, { people_count }) => {
  const finding = { code: 'no_payslips' as const, message: 'The pay run has no payslips.', person_id: null }
  return people_count === 0 ? { findings: [finding], count: 1 } : noFindings
}

/** Finds payslips with a negative net pay, except in a correction, which may reclaim more than it pays. */
const findNegativeNets: Check = async ({ db, business_id }, run) => {
  if (run.type === 'correction') return noFindings
  const { rows } = await sql<FindingRow & { net: number }>`
    select person_id, net, count(*) over ()::integer as total
    from payslips
    where business_id = ${business_id} and pay_run_id = ${run.id} and net < 0
    order by person_id limit ${maxFindings}`.execute(db)
  const exponent = requireExponent(run.currency)
  return toFindings('negative_net', rows, (row) => {
    const net = formatMoney(row.net, exponent)
    return { message: `The net pay is below zero: ${net}.`, net }
  })
}

/** Finds people who left before the period, except those whose payslip in a correction pays for earlier periods. */
const findTerminated: Check = async ({ db, business_id }, run) => {
  const { rows } = await sql<FindingRow & { end_date: string; last_day: string }>`
    select person_id, end_date, end_date - 1 as last_day, count(*) over ()::integer as total
    from payslips join people on people.business_id = payslips.business_id and people.id = person_id
    where payslips.business_id = ${business_id} and pay_run_id = ${run.id} and end_date <= ${run.period_start}
      and not exists (
        select from payslip_lines line
        where line.business_id = ${business_id} and line.payslip_id = payslips.id and line.corrects_pay_run_id is not null
      )
    order by person_id limit ${maxFindings}`.execute(db)
  return toFindings('person_terminated', rows, ({ end_date, last_day }) => ({
    message: `Employment ended before the period: the end date is ${end_date}.`,
    last_day,
  }))
}

/**
 * Finds people who are also paid for days of the period by another regular pay run. Drafts count too, because two
 * overlapping drafts would otherwise both pass the check.
 */
const findOverlaps: Check = async ({ db, business_id }, run) => {
  if (run.type !== 'regular') return noFindings
  const { rows } = await sql<FindingRow & { other: number }>`
    select payslip.person_id, min(other.id)::integer as other, count(*) over ()::integer as total
    from payslips payslip
    join payslips other_payslip on other_payslip.business_id = payslip.business_id
      and other_payslip.person_id = payslip.person_id
    join pay_runs other on other.business_id = other_payslip.business_id and other.id = other_payslip.pay_run_id
    where payslip.business_id = ${business_id} and payslip.pay_run_id = ${run.id}
      and other.id <> ${run.id} and other.type = 'regular' and other.status <> 'cancelled'
      and other.period_start <= ${run.period_end} and other.period_end >= ${run.period_start}
    group by payslip.person_id
    order by payslip.person_id limit ${maxFindings}`.execute(db)
  return toFindings('overlapping_pay_run', rows, ({ other }) => ({
    message: `Pay run ${other} also pays for days of this period.`,
    other_pay_run_id: other,
  }))
}
