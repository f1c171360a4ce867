import { notFound } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { leaveTypeColumns, presentLeaveType } from './present-leave-type.ts'

/** Returns a leave type. Employees can read it too. */
export const leaveTypesGet = operation('leaveTypes.get', async ({ db, business_id }, { path: { id } }) => {
  const row = await db
    .selectFrom('leave_types')
    .select(leaveTypeColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return ok(presentLeaveType(row))
})
