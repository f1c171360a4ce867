import type { Schemas } from '../operation/contract/contract.ts'
import { operation } from '../operation/operation.ts'
import { prepareEach } from '../operation/prepare.ts'
import { list } from '../operation/response.ts'
import { nameOrder, type PlaceValues, placeFilters, placeValues } from './list-places.ts'
import { departmentColumns, presentDepartment } from './present-department.ts'

const selectDepartments = prepareEach((sort: Schemas['DepartmentSort'], db, { business_id }, values: PlaceValues) => {
  const departments = db
    .selectFrom('departments')
    .select(departmentColumns)
    .where((department) => department.and([department('business_id', '=', business_id), ...placeFilters(values)]))
  return nameOrder(sort).rows(departments, values).limit(values.count)
})

/** Lists the departments of the business. Employees may call this operation too. */
export const departmentsList = operation('departments.list', async (work, { query }) => {
  const { limit = 25, cursor, sort = 'id' } = query
  const order = nameOrder(sort)
  const values = { ...placeValues(query), ...order.after(cursor) }
  return list(order.page(await selectDepartments(sort).execute(work, values), limit), presentDepartment)
})
