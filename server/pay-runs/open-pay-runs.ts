import type { Change } from '../operation/work.ts'

/**
 * Whether somebody has a payslip in a pay run that is neither completed nor cancelled.
 *
 * @param work - has locked the person, so that no payslip is written in the meantime
 */
export async function isInOpenPayRun({ db, business_id }: Change, person_id: number): Promise<boolean> {
  const row = await db
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
