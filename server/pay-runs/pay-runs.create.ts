import { recordAudit } from '../audit/record-audit.ts'
import { recordEvent } from '../events/record-event.ts'
import { created } from '../operation/answer.ts'
import { orConflict } from '../operation/conflicts.ts'
import { change } from '../operation/operation.ts'
import { userBehind } from '../operation/principal.ts'
import type { Change } from '../operation/work.ts'
import { checkPayRun, payRunConflicts } from './check-pay-run.ts'
import { recordAuthor } from './pay-run-authors.ts'
import { payRunColumns, payRunEventData } from './present-pay-run.ts'
import { showPayRun } from './show-pay-run.ts'

/** Drafts a pay run without payslips and sends `payrun.created`. */
export const payRunsCreate = change('payRuns.create', async (work, { body }) => {
  const { db, business_id, by } = work
  const currency = body.currency ?? (await currencyOf(work))
  checkPayRun({ ...body, currency })

  const blank = { external_id: null, metadata: {} }
  const created_by = userBehind(by)
  const row = await orConflict(
    db
      .insertInto('pay_runs')
      .values({ ...blank, ...body, currency, business_id, created_by })
      .returning(payRunColumns)
      .executeTakeFirstOrThrow(),
    payRunConflicts,
  )
  await recordAuthor(work, row.id)
  await recordEvent(work, { type: 'payrun.created', data: payRunEventData(row), created_at: row.created_at })
  await recordAudit(work, { action: 'payrun.created', detail: { pay_run_id: row.id } })
  return created(await showPayRun(work, row))
})

async function currencyOf({ db, business_id }: Change): Promise<string> {
  const business = db.selectFrom('businesses').select('currency').where('id', '=', business_id)
  return (await business.executeTakeFirstOrThrow()).currency
}
