import { sql } from 'kysely'
import { violatedConstraint } from '../../db/failures.ts'
import { validationFailed } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'
import { type PayRunRow, payRunColumns } from '../present-pay-run.ts'
import { totals } from '../totals.ts'

/**
 * Brings the totals of a draft up to date with its payslips, in the transaction that changed them, and raises its
 * version.
 *
 * @returns the pay run after the change
 * @throws {ApiError} 422 when a total is too large to be kept exactly
 */
export async function updateTotals({ db, business_id }: Change, id: number): Promise<PayRunRow> {
  try {
    return await db
      .with('sums', (db) =>
        db
          .selectFrom('payslips')
          .select(totals.map((total) => sql<number>`coalesce(sum(${sql.ref(total)}), 0)::bigint`.as(total)))
          .select(sql<number>`count(*)::integer`.as('people_count'))
          .where('business_id', '=', business_id)
          .where('pay_run_id', '=', id),
      )
      .updateTable('pay_runs')
      .from('sums')
      .set((of) => ({
        gross: of.ref('sums.gross'),
        deductions: of.ref('sums.deductions'),
        employee_taxes: of.ref('sums.employee_taxes'),
        reimbursements: of.ref('sums.reimbursements'),
        net: of.ref('sums.net'),
        employer_costs: of.ref('sums.employer_costs'),
        people_count: of.ref('sums.people_count'),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      }))
      .where('pay_runs.id', '=', id)
      .where('pay_runs.business_id', '=', business_id)
      .where('pay_runs.status', '=', 'draft')
      .returning(payRunColumns.map((column) => `pay_runs.${column}` as const))
      .executeTakeFirstOrThrow()
  } catch (error) {
    if (violatedConstraint(error) !== 'pay_runs_bounds') throw error
    throw validationFailed([{ path: 'body', message: 'makes a total of the pay run too large' }])
  }
}
