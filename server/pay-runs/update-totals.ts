import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { violatedConstraint } from '../db/failures.ts'
import { sqlOf } from '../db/orm.ts'
import { validationFailed } from '../operation/errors.ts'
import { type PayRunRow, payRunColumns } from './present-pay-run.ts'

/**
 * Brings the sums of a draft up to date with its payslips, in the transaction that changed these, and raises its
 * version.
 *
 * @returns the pay run as it is now
 * @throws {ApiError} 422 when a sum is too large to be kept exactly
 */
export async function updateTotals(t: EntityManager, business_id: number, id: number): Promise<PayRunRow> {
  try {
    return await sqlOf(t)
      .with('sums', (db) =>
        db
          .selectFrom('payslips')
          .select([
            sql<number>`coalesce(sum(gross), 0)::bigint`.as('gross'),
            sql<number>`coalesce(sum(deductions), 0)::bigint`.as('deductions'),
            sql<number>`coalesce(sum(employee_taxes), 0)::bigint`.as('employee_taxes'),
            sql<number>`coalesce(sum(reimbursements), 0)::bigint`.as('reimbursements'),
            sql<number>`coalesce(sum(net), 0)::bigint`.as('net'),
            sql<number>`coalesce(sum(employer_costs), 0)::bigint`.as('employer_costs'),
            sql<number>`count(*)::integer`.as('people_count'),
          ])
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
    throw validationFailed([{ path: 'body', message: 'makes the sums of the pay run larger than they can be' }])
  }
}
