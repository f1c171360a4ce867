import { recordAudit } from '../audit/record-audit.ts'
import { currencyOfBusiness } from '../business/currency-of-business.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Problem } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { accountableUserId } from '../operation/principal.ts'
import { created } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { payRunConflicts, payRunProblems } from './check-pay-run.ts'
import { recordAuthor } from './pay-run-authors.ts'
import { draftPayslips } from './payslips/draft-payslips.ts'
import { payRunColumns, payRunEventData } from './present-pay-run.ts'
import { showPayRun } from './show-pay-run.ts'

const rules: Rules<'payRuns.create'> = ({ body }) => [...payRunProblems(body), ...sourceProblems(body)]

/**
 * Creates a draft with payslips from compensations, from recurring lines and from the pay run to copy, if any, and
 * publishes `payrun.created`.
 */
export const payRunsCreate = change('payRuns.create', rules, async (work, { body }) => {
  const { db, business_id, by } = work
  const {
    copy_from,
    recurring_lines: recurring = body.type === 'regular',
    from_compensations = false,
    ...fields
  } = body
  const currency = fields.currency ?? (await currencyOfBusiness(work))

  const row = await orConflict(
    db
      .insertInto('pay_runs')
      .values({
        external_id: null,
        metadata: {},
        ...fields,
        from_compensations,
        currency,
        business_id,
        created_by: accountableUserId(by),
      })
      .returning(payRunColumns)
      .executeTakeFirstOrThrow(),
    payRunConflicts,
  )
  await recordAuthor(work, row.id)
  const { run, left_out, left_out_count } = await draftPayslips(work, row, { copy_from, recurring, from_compensations })
  await recordEvent(work, { type: 'payrun.created', data: payRunEventData(run), created_at: run.created_at })
  const detail = { pay_run_id: run.id, ...(copy_from !== undefined && { copy_from }) }
  recordAudit(work, { action: 'payrun.created', detail })
  return created({ ...(await showPayRun(work, run)), ...(copy_from !== undefined && { left_out, left_out_count }) })
})

function sourceProblems({ type, from_compensations }: Partial<Schemas['PayRunCreate']>): Problem[] {
  if (type !== 'correction' || from_compensations !== true) return []
  const message = 'must not be true for a correction, which pays only differences'
  return [{ path: 'body.from_compensations', code: 'is_correction', message }]
}
