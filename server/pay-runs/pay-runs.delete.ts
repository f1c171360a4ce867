import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { noContent } from '../operation/answer.ts'
import { change } from '../operation/operation.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { lockPayRun } from './lock-pay-run.ts'
import { payRunEventData } from './present-pay-run.ts'

/** Deletes a draft with its payslips. */
export const payRunsDelete = change('payRuns.delete', async (work, { path: { id }, header }) => {
  const row = await lockPayRun(work, id, 'delete', header['If-Match'])
  const { deleted_at } = await work.db
    .deleteFrom('pay_runs')
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .where('status', '=', 'draft')
    .returning(sql<string>`now()::timestamptz(3)`.as('deleted_at'))
    .executeTakeFirstOrThrow()
  await recordEvent(work, { type: 'payrun.deleted', data: payRunEventData(row), created_at: deleted_at })
  recordAudit(work, { action: 'payrun.deleted', detail: { pay_run_id: id } })
  return noContent()
})
