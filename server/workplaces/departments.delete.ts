import { recordAudit } from '../audit/record-audit.ts'
import { noContent } from '../operation/answer.ts'
import { change } from '../operation/operation.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { deletePlace, lockPlaceToDelete } from './delete-place.ts'
import { departmentUses } from './place-conflicts.ts'
import { departmentColumns, departmentEventData } from './present-department.ts'

/** Deletes a department that nothing refers to any more, apart from people who were deleted themselves. */
export const departmentsDelete = change('departments.delete', async (work, { path: { id }, header }) => {
  const { db, business_id } = work
  const place = { table: 'departments', id } as const
  await lockPlaceToDelete(work, place, header['If-Match'])
  const row = await db
    .selectFrom('departments')
    .select(departmentColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  const created_at = await deletePlace(work, place, departmentUses)
  await recordEvent(work, { type: 'department.deleted', data: departmentEventData(row), created_at })
  recordAudit(work, { action: 'department.deleted', detail: { department_id: id, name: row.name } })
  return noContent()
})
