import { sql } from 'kysely'
import { report } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Work } from '../../operation/work.ts'
import { isEmployed } from '../../people/employments/is-employed.ts'
import { findPayRun } from '../find-pay-run.ts'
import {
  findEnds,
  findMissingHours,
  findOutdatedDrafts,
  findStarts,
} from '../from-compensations/compensation-findings.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { findChangedAccounts, findMissingAccounts, findPendingAccounts } from './bank-account-findings.ts'
import { findBlockers } from './find-blockers.ts'
import { type FindingRow, type Findings, joinFindings, maxFindings, noFindings, toFindings } from './findings.ts'

/** Returns the problems that prevent the approval of a pay run, and the warnings to review before it. */
export const payRunsChecks = report('payRuns.checks', async (work, { path }) => {
  const run = await findPayRun(work, path.id)
  const blockers = await findBlockers(work, run)
  const results: Findings[] = []
  for (const check of [
    findMissingPayslips,
    findUnpaidLeave,
    findMissingHours,
    findStarts,
    findEnds,
    findOutdatedDrafts,
    findMissingAccounts,
    findChangedAccounts,
    findPendingAccounts,
  ])
    results.push(await check(work, run))
  const warnings = joinFindings(results)
  return ok({
    blockers: blockers.findings,
    warnings: warnings.findings,
    blocker_count: blockers.count,
    warning_count: warnings.count,
  })
})

/** Finds people without a payslip. A regular pay run pays all people who are employed on a day of its period. */
async function findMissingPayslips({ db, business_id }: Work, run: PayRunRow): Promise<Findings> {
  if (run.type !== 'regular') return noFindings
  const { rows } = await sql<FindingRow>`
    select id as person_id, count(*) over ()::integer as total
    from people
    where business_id = ${business_id} and deleted_at is null
      and ${isEmployed({ business_id }, { from: run.period_start, to: run.period_end })}
      and not exists (
        select from payslips
        where business_id = ${business_id} and pay_run_id = ${run.id} and person_id = people.id
      )
    order by id limit ${maxFindings}`.execute(db)
  return toFindings('active_without_payslip', rows, () => ({
    message: 'Employed in the period, but without a payslip.',
  }))
}

/**
 * Finds people with approved unpaid leave in the period whose payslip has no earning or deduction with the code of the
 * leave type. A correction concerns other periods and gets no such warning.
 */
async function findUnpaidLeave({ db, business_id }: Work, run: PayRunRow): Promise<Findings> {
  if (run.type === 'correction') return noFindings
  const { rows } = await sql<FindingRow & { code: string; days: number }>`
    select payslip.person_id, type.code, sum((leave.day->>'days')::double precision) as days,
      count(*) over ()::integer as total
    from payslips payslip
    join leave_requests request on request.business_id = payslip.business_id and request.person_id = payslip.person_id
    join leave_types type on type.business_id = request.business_id and type.id = request.leave_type_id
    cross join lateral jsonb_array_elements(request.breakdown) as leave (day)
    where payslip.business_id = ${business_id} and payslip.pay_run_id = ${run.id}
      and request.status = 'approved' and not type.paid
      and request.start_date <= ${run.period_end} and request.end_date >= ${run.period_start}
      and (leave.day->>'date')::date between ${run.period_start} and ${run.period_end}
      and not exists (
        select from payslip_lines line
        where line.business_id = ${business_id} and line.payslip_id = payslip.id
          and line.kind in ('earning', 'deduction') and line.code = type.code
      )
    group by payslip.person_id, type.id, type.code
    having sum((leave.day->>'days')::double precision) > 0
    order by payslip.person_id, type.id limit ${maxFindings}`.execute(db)
  return toFindings('unpaid_leave_without_line', rows, ({ code, days }) => ({
    message: `Unpaid leave of ${days} ${days === 1 ? 'day' : 'days'} in the period, but no earning or deduction with the code ${code}.`,
    leave_type_code: code,
    leave_days: days,
  }))
}
