import { conflictAt } from '../operation/errors.ts'
import type { Change } from '../operation/work.ts'

/**
 * Checks that a person has no payslip in an unpaid pay run, so that the person can be deleted or erased.
 *
 * @param work - its transaction has locked the person, so that no payslip can be written concurrently
 * @throws {ApiError} 409 if the person has a payslip in a draft or an approved pay run
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
  if (!row) return
  throw conflictAt({ path: 'path.id', code: 'in_pay_run', message: 'The person is in a pay run that is not paid yet.' })
}
