import { whereDefined } from '../db/driver/where-defined.ts'
import type { OperationRequest } from '../operation/contract/contract.ts'
import { cutPage, decodeCursor, idPosition } from '../operation/cursor.ts'
import { operation } from '../operation/operation.ts'
import { prepare } from '../operation/prepare.ts'
import { list } from '../operation/response.ts'
import { checkPlace } from '../workplaces/place-references.ts'
import { appliesAt } from './holiday-locations.ts'
import { holidayColumns, presentHoliday } from './present-holiday.ts'

interface Values extends Omit<OperationRequest<'holidays.list'>['query'], 'limit' | 'cursor'> {
  after: number | undefined
  count: number
}

const selectHolidays = prepare((db, { business_id }, { after, count, ...filters }: Values) =>
  db
    .selectFrom('holidays')
    .select(holidayColumns)
    .where((holiday) =>
      holiday.and([
        holiday('business_id', '=', business_id),
        ...whereDefined(after, (id) => holiday('id', '>', id)),
        ...whereDefined(filters.updated_since, (time) => holiday('updated_at', '>=', time)),
        ...whereDefined(filters.from, (date) => holiday('date', '>=', date)),
        ...whereDefined(filters.to, (date) => holiday('date', '<=', date)),
        ...whereDefined(filters.location_id, (location) => appliesAt(location)),
      ]),
    )
    .orderBy('id')
    .limit(count),
)

/** Lists the holidays of the business by id. Available to employees too. */
export const holidaysList = operation('holidays.list', async (work, { query }) => {
  const { limit = 25, cursor, ...filters } = query
  const after = decodeCursor(cursor, idPosition)
  if (filters.location_id !== undefined) {
    await checkPlace(work, { table: 'locations', id: filters.location_id }, 'query.location_id')
  }
  const rows = await selectHolidays.execute(work, { ...filters, after, count: limit + 1 })
  return list(cutPage(rows, limit), presentHoliday)
})
