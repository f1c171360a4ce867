import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { departmentColumns, presentDepartment } from './present-department.ts'

/** Returns a department. Employees may call this operation too. */
export const departmentsGet = operation('departments.get', async ({ db, business_id }, { path: { id } }) => {
  const row = await db
    .selectFrom('departments')
    .select(departmentColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return ok(presentDepartment(row))
})
