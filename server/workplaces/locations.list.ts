import type { Schemas } from '../operation/contract/contract.ts'
import { operation } from '../operation/operation.ts'
import { prepareEach } from '../operation/prepare.ts'
import { list } from '../operation/response.ts'
import { nameOrder, type PlaceValues, placeFilters, placeValues } from './list-places.ts'
import { locationColumns, presentLocation } from './present-location.ts'

const selectLocations = prepareEach((sort: Schemas['LocationSort'], db, { business_id }, values: PlaceValues) => {
  const locations = db
    .selectFrom('locations')
    .select(locationColumns)
    .where((location) => location.and([location('business_id', '=', business_id), ...placeFilters(values)]))
  return nameOrder(sort).rows(locations, values).limit(values.count)
})

/** Lists the locations of the business. Employees may call this operation too. */
export const locationsList = operation('locations.list', async (work, { query }) => {
  const { limit = 25, cursor, sort = 'id' } = query
  const order = nameOrder(sort)
  const values = { ...placeValues(query), ...order.after(cursor) }
  return list(order.page(await selectLocations(sort).execute(work, values), limit), presentLocation)
})
