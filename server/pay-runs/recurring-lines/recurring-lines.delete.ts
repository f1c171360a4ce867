import { recordAudit } from '../../audit/record-audit.ts'
import { readTransactionTime } from '../../business/clock.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { lockRecurringLine } from './find-recurring-line.ts'
import { recurringLineEventData } from './present-recurring-line.ts'

/** Deletes a recurring line. Existing payslips keep the lines that were copied from it. */
export const recurringLinesDelete = change('recurringLines.delete', async (work, { path: { id }, header }) => {
  const row = await lockRecurringLine(work, id)
  checkIfMatch(header['If-Match'], row.version, `Recurring line ${id}`)
  await work.db.deleteFrom('recurring_lines').where('business_id', '=', work.business_id).where('id', '=', id).execute()
  const created_at = await readTransactionTime(work)
  const data = recurringLineEventData(row)
  await recordEvent(work, { type: 'recurring_line.deleted', data, created_at })
  const detail = { recurring_line_id: id, person_id: row.person_id }
  recordAudit(work, { action: 'recurring_line.deleted', detail })
  return noContent()
})
