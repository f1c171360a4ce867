import { recordAudit } from '../audit/record-audit.ts'
import { readTransactionTime } from '../business/clock.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { noContent } from '../operation/response.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { holidayColumns, holidayEventData } from './present-holiday.ts'

/** Deletes a holiday. The number of days of approved leave does not change. */
export const holidaysDelete = change('holidays.delete', async (work, { path: { id }, header }) => {
  const row = await work.db
    .deleteFrom('holidays')
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .returning(holidayColumns)
    .executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(header['If-Match'], row.version, `Holiday ${id}`)
  const created_at = await readTransactionTime(work)
  await recordEvent(work, { type: 'holiday.deleted', data: holidayEventData(row), created_at })
  recordAudit(work, { action: 'holiday.deleted', detail: { holiday_id: id, date: row.date } })
  return noContent()
})
