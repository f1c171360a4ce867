import { recordAudit } from '../../audit/record-audit.ts'
import { readTransactionTime } from '../../business/clock.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { lockPaySchedule } from './find-pay-schedule.ts'
import { payScheduleEventData } from './present-pay-schedule.ts'

/** Deletes a pay schedule. The pay runs that it drafted remain. */
export const paySchedulesDelete = change('paySchedules.delete', async (work, { path: { id }, header }) => {
  const row = await lockPaySchedule(work, id, header['If-Match'])
  await work.db.deleteFrom('pay_schedules').where('business_id', '=', work.business_id).where('id', '=', id).execute()
  const created_at = await readTransactionTime(work)
  await recordEvent(work, { type: 'pay_schedule.deleted', data: payScheduleEventData(row), created_at })
  recordAudit(work, { action: 'pay_schedule.deleted', detail: { pay_schedule_id: id, name: row.name } })
  return noContent()
})
