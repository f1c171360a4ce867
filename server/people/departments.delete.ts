import { recordAudit } from '../audit/record-audit.ts'
import { noContent } from '../operation/answer.ts'
import { change } from '../operation/operation.ts'
import { deletePlace, lockPlaceToDelete } from './delete-place.ts'
import { departmentUses } from './department-conflicts.ts'

/** Deletes a department that nothing refers to any more, apart from people who were deleted themselves. */
export const departmentsDelete = change('departments.delete', async (work, { path: { id }, header }) => {
  const place = { table: 'departments', id } as const
  const { name } = await lockPlaceToDelete(work, place, header['If-Match'])
  await deletePlace(work, place, departmentUses)
  await recordAudit(work, { action: 'department.deleted', detail: { department_id: id, name } })
  return noContent()
})
