import { recordAudit } from '../audit/record-audit.ts'
import { noContent } from '../operation/answer.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { lockRecurringLine } from './find-recurring-line.ts'

/** Takes an amount out of what a person is paid from now on. Payslips keep the lines that they have. */
export const recurringLinesDelete = change('recurringLines.delete', async (work, { path: { id }, header }) => {
  const { person_id, version } = await lockRecurringLine(work, id)
  checkIfMatch(header['If-Match'], version, `Recurring line ${id}`)
  const lines = work.db.deleteFrom('recurring_lines').where('business_id', '=', work.business_id)
  await lines.where('id', '=', id).execute()
  await recordAudit(work, { action: 'recurring_line.deleted', detail: { recurring_line_id: id, person_id } })
  return noContent()
})
