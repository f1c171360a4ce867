import { cutPage, decodeCursor, idPosition } from '../../operation/cursor.ts'
import { notFound } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { list } from '../../operation/response.ts'
import { isReached } from '../../operation/within-reach.ts'
import { presentRecurringLine, recurringLineColumns } from './present-recurring-line.ts'

/** Lists the recurring lines of a person, who may be deleted, by ID. */
export const recurringLinesList = operation('recurringLines.list', async (work, { path: { id }, query }) => {
  const { limit = 25, cursor } = query
  const after = decodeCursor(cursor, idPosition) ?? 0
  if (!(await isReached(work, id))) throw notFound()
  const rows = await work.db
    .selectFrom('recurring_lines')
    .select(recurringLineColumns)
    .where('business_id', '=', work.business_id)
    .where('person_id', '=', id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  return list(cutPage(rows, limit), presentRecurringLine)
})
