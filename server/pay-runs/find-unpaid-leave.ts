import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import { type Findings, type FoundRow, findingsOf, maxFindings } from './findings.ts'
import type { PayRunRow } from './present-pay-run.ts'

/**
 * Finds approved leave of unpaid types that takes days of the period, of people whose payslip has no earning or
 * deduction with the code of the leave type. A correction tells of other periods' leave, so nothing is found for one.
 */
export async function findUnpaidLeave(em: EntityManager, business_id: number, run: PayRunRow): Promise<Findings> {
  if (run.type === 'correction') return { findings: [], count: 0 }
  const { rows } = await sql<FoundRow & { code: string; days: number }>`
    select payslip.person_id, type.code, sum((taken.day->>'days')::double precision) as days,
      count(*) over ()::integer as total
    from payslips payslip
    join leave_requests request on request.business_id = payslip.business_id and request.person_id = payslip.person_id
    join leave_types type on type.business_id = request.business_id and type.id = request.leave_type_id
    cross join lateral jsonb_array_elements(request.breakdown) as taken (day)
    where payslip.business_id = ${business_id} and payslip.pay_run_id = ${run.id}
      and request.status = 'approved' and not type.paid
      and request.start_date <= ${run.period_end} and request.end_date >= ${run.period_start}
      and (taken.day->>'date')::date between ${run.period_start} and ${run.period_end}
      and not exists (
        select from payslip_lines line
        where line.business_id = ${business_id} and line.payslip_id = payslip.id
          and line.kind in ('earning', 'deduction') and line.code = type.code
      )
    group by payslip.person_id, type.id, type.code
    having sum((taken.day->>'days')::double precision) > 0
    order by payslip.person_id, type.id limit ${maxFindings}`.execute(sqlOf(em))
  return findingsOf(
    'unpaid_leave_without_line',
    rows,
    ({ code, days }) =>
      `Unpaid leave of ${days} days in the period, but no earning or deduction with the code ${code}.`,
  )
}
