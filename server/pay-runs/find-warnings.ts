import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import { findUnpaidLeave } from './find-unpaid-leave.ts'
import { allFindings, type Findings, type FoundRow, findingsOf, maxFindings } from './findings.ts'
import type { PayRunRow } from './present-pay-run.ts'

/** Finds what somebody should look at before a pay run is approved; it blocks nothing. */
export async function findWarnings(em: EntityManager, business_id: number, run: PayRunRow): Promise<Findings> {
  return allFindings([await withoutPayslip(em, business_id, run), await findUnpaidLeave(em, business_id, run)])
}

/** A regular pay run is for everybody who is employed on a day of its period. */
async function withoutPayslip(em: EntityManager, business_id: number, run: PayRunRow): Promise<Findings> {
  if (run.type !== 'regular') return { findings: [], count: 0 }
  const { rows } = await sql<FoundRow>`
    select id as person_id, count(*) over ()::integer as total
    from people
    where business_id = ${business_id} and deleted_at is null
      and (start_date is null or start_date <= ${run.period_end})
      and (end_date is null or end_date > ${run.period_start})
      and not exists (
        select from payslips
        where business_id = people.business_id and pay_run_id = ${run.id} and person_id = people.id
      )
    order by id limit ${maxFindings}`.execute(sqlOf(em))
  return findingsOf('active_without_payslip', rows, () => 'Employed in the period, but without a payslip.')
}
