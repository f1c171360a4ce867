import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { violatedConstraint } from '../../db/failures.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { validationFailed } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { recordAuthor } from '../pay-run-authors.ts'
import { type PayRunRow, payRunColumns, payRunEventData } from '../present-pay-run.ts'
import { totals } from '../totals.ts'

/**
 * Updates a draft after its payslips were written or deleted: recalculates its totals, and records its authors, one
 * `payrun.updated` event and the audit entry.
 *
 * @param id - the ID of a pay run that the transaction has locked
 * @param detail - the detail of the audit entry, without the ID of the pay run
 * @throws {ApiError} 422 if a total is too large to be represented exactly
 */
export async function recordPayslipChange(
  work: Change<Principal>,
  id: number,
  detail: Schemas['AuditDetail'],
): Promise<PayRunRow> {
  const row = await updateTotals(work, id)
  await recordAuthor(work, id)
  await recordEvent(work, { type: 'payrun.updated', data: payRunEventData(row), created_at: row.updated_at })
  recordAudit(work, { action: 'payrun.payslips_changed', detail: { pay_run_id: id, ...detail } })
  return row
}

/**
 * Recalculates the totals of a draft from its payslips, and increments its version.
 *
 * @throws {ApiError} 422 if a total is too large to be represented exactly
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
      .set(({ ref }) => ({
        gross: ref('sums.gross'),
        deductions: ref('sums.deductions'),
        employee_taxes: ref('sums.employee_taxes'),
        reimbursements: ref('sums.reimbursements'),
        net: ref('sums.net'),
        employer_costs: ref('sums.employer_costs'),
        people_count: ref('sums.people_count'),
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
    throw validationFailed([{ path: 'body', code: 'too_large', message: 'makes a total of the pay run too large' }])
  }
}
