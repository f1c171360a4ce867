import { whereDefined } from '../db/driver/where-defined.ts'
import type { OperationRequest } from '../operation/contract/contract.ts'
import { idOrder } from '../operation/list-order.ts'
import { operation } from '../operation/operation.ts'
import { type PageQuery, prepareList } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { checkPlace } from '../workplaces/place-references.ts'
import { appliesAt } from './holiday-locations.ts'
import { holidayColumns, presentHoliday } from './present-holiday.ts'

type Filters = Omit<OperationRequest<'holidays.list'>['query'], keyof PageQuery>

const byId = idOrder()

const holidays = prepareList((db, { business_id }, filters: Filters) =>
  db
    .selectFrom('holidays')
    .select(holidayColumns)
    .where((holiday) =>
      holiday.and([
        holiday('business_id', '=', business_id),
        ...whereDefined(filters.updated_since, (time) => holiday('updated_at', '>=', time)),
        ...whereDefined(filters.from, (date) => holiday('date', '>=', date)),
        ...whereDefined(filters.to, (date) => holiday('date', '<=', date)),
        ...whereDefined(filters.location_id, (location) => appliesAt(location)),
      ]),
    ),
)

/** Lists the holidays of the business by ID. Available to employees too. */
export const holidaysList = operation('holidays.list', async (work, { query }) => {
  const { limit, cursor, include_total, ...filters } = query
  if (filters.location_id !== undefined) {
    await checkPlace(work, { table: 'locations', id: filters.location_id }, 'query.location_id')
  }
  return list(await holidays.readPage(work, { limit, cursor, include_total }, byId, filters), presentHoliday)
})
