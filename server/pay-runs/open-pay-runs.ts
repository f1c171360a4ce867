import { conflict } from '../operation/errors.ts'
import type { Change } from '../operation/work.ts'

/**
 * For a person who is about to be deleted or erased.
 *
 * @param work - has locked the person, so that no payslip is written in the meantime
 * @throws {ApiError} 409 while they have a payslip in a pay run that is neither completed nor cancelled
 */
export async function checkNotInOpenPayRun({ db, business_id }: Change, person_id: number): Promise<void> {
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
  if (row) throw conflict('The person is in a pay run that is not paid yet.')
}
