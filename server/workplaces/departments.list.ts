import { list } from '../operation/answer.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { operation } from '../operation/operation.ts'
import { prepareEach } from '../operation/prepare.ts'
import { nameOrder, type PlaceValues, placeFilters, placeValues } from './list-places.ts'
import { departmentColumns, presentDepartment } from './present-department.ts'

const statementOf = prepareEach((sort: Schemas['DepartmentSort'], db, { business_id }, values: PlaceValues) => {
  const departments = db
    .selectFrom('departments')
    .select(departmentColumns)
    .where((department) => department.and([department('business_id', '=', business_id), ...placeFilters(values)]))
  return nameOrder(sort).rows(departments, values).limit(values.count)
})

/** The departments of the business. They belong to no person, so that employees see all of them. */
export const departmentsList = operation('departments.list', async (work, { query }) => {
  const { limit = 25, cursor, sort = 'id' } = query
  const order = nameOrder(sort)
  const values = { ...placeValues({ ...query, limit }), ...order.after(cursor) }
  return list(order.page(await statementOf(sort).execute(work, values), limit), presentDepartment)
})
