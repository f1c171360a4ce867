import { operation } from '../operation/operation.ts'
import { prepareList } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { nameOrder, type PlaceValues, placeFilters, placeValues } from './list-places.ts'
import { locationColumns, presentLocation } from './present-location.ts'

const locations = prepareList((db, { business_id }, values: PlaceValues) =>
  db
    .selectFrom('locations')
    .select(locationColumns)
    .where((location) => location.and([location('business_id', '=', business_id), ...placeFilters(values)])),
)

/** Lists the locations of the business. Employees may call this operation too. */
export const locationsList = operation('locations.list', async (work, { query }) => {
  const page = await locations.readPage(work, query, nameOrder(query.sort ?? 'id'), placeValues(query))
  return list(page, presentLocation)
})
