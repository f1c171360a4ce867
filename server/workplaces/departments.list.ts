import { operation } from '../operation/operation.ts'
import { prepareList } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { nameOrder, type PlaceValues, placeFilters, placeValues } from './list-places.ts'
import { departmentColumns, presentDepartment } from './present-department.ts'

const departments = prepareList((db, { business_id }, values: PlaceValues) =>
  db
    .selectFrom('departments')
    .select(departmentColumns)
    .where((department) => department.and([department('business_id', '=', business_id), ...placeFilters(values)])),
)

/** Lists the departments of the business. Employees may call this operation too. */
export const departmentsList = operation('departments.list', async (work, { query }) => {
  const page = await departments.readPage(work, query, nameOrder(query.sort ?? 'id'), placeValues(query))
  return list(page, presentDepartment)
})
