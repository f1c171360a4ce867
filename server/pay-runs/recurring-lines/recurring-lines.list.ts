import { notFound } from '../../operation/errors.ts'
import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { isReached } from '../../operation/within-reach.ts'
import { presentRecurringLine, recurringLineColumns } from './present-recurring-line.ts'

const byId = idOrder()

/** Lists the recurring lines of a person, who may be deleted, by ID. */
export const recurringLinesList = operation('recurringLines.list', async (work, { path: { id }, query }) => {
  if (!(await isReached(work, id))) throw notFound()
  const lines = work.db
    .selectFrom('recurring_lines')
    .select(recurringLineColumns)
    .where('business_id', '=', work.business_id)
    .where('person_id', '=', id)
  return list(await readPage(work, query, byId, lines), presentRecurringLine)
})
