import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'

/**
 * Whether somebody is still to be paid: they have a payslip in a pay run that is neither completed nor cancelled.
 *
 * @param t - holds the person, so that no payslip is written meanwhile
 */
export async function isInOpenPayRun(t: EntityManager, business_id: number, person_id: number): Promise<boolean> {
  const row = await sqlOf(t)
    .selectFrom('payslips')
    .innerJoin('pay_runs', (join) =>
      join.onRef('pay_runs.business_id', '=', 'payslips.business_id').onRef('pay_runs.id', '=', 'payslips.pay_run_id'),
    )
    .select('payslips.id')
    .where('payslips.business_id', '=', business_id)
    .where('payslips.person_id', '=', person_id)
    .where('pay_runs.status', 'in', ['draft', 'approved'])
    .executeTakeFirst()
  return row !== undefined
}
