import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { ok } from '../operation/answer.ts'
import { changesOf } from '../operation/changes.ts'
import { orConflict } from '../operation/conflicts.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { holidayConflicts } from './holiday-conflicts.ts'
import { holidayColumns, presentHoliday } from './present-holiday.ts'

/** Moves or renames a holiday; when that changes nothing, nothing is written. Approved leave keeps its days. */
export const holidaysUpdate = change('holidays.update', async (work, { path: { id }, header, body }) => {
  const { db, business_id } = work
  const before = await db
    .selectFrom('holidays')
    .select(holidayColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  checkIfMatch(header['If-Match'], before.version)
  const changes = changesOf(before, body)
  if (!changes) return ok(presentHoliday(before))

  const row = await orConflict(
    db
      .updateTable('holidays')
      .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .returning(holidayColumns)
      .executeTakeFirstOrThrow(),
    holidayConflicts,
  )
  const detail = { holiday_id: id, date: row.date, date_before: before.date, changed: Object.keys(changes).join(' ') }
  await recordAudit(work, { action: 'holiday.updated', detail })
  return ok(presentHoliday(row))
})
