import { recordAudit } from '../audit/record-audit.ts'
import { noContent } from '../operation/answer.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'

/** Makes a holiday an ordinary day again. Approved leave keeps the days that were counted. */
export const holidaysDelete = change('holidays.delete', async (work, { path: { id }, header }) => {
  const row = await work.db
    .deleteFrom('holidays')
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .returning(['date', 'version'])
    .executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(header['If-Match'], row.version, `Holiday ${id}`)
  await recordAudit(work, { action: 'holiday.deleted', detail: { holiday_id: id, date: row.date } })
  return noContent()
})
