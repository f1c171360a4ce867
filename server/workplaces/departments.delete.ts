import { recordAudit } from '../audit/record-audit.ts'
import { readTransactionTime } from '../business/clock.ts'
import { orConflict } from '../operation/conflicts.ts'
import { change } from '../operation/operation.ts'
import { noContent } from '../operation/response.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { lockPlaceForDeletion } from './lock-place.ts'
import { departmentUses } from './place-rules.ts'
import { departmentColumns, departmentEventData } from './present-department.ts'

/** Deletes a department to which no records refer except deleted people. */
export const departmentsDelete = change('departments.delete', async (work, { path: { id }, header }) => {
  await lockPlaceForDeletion(work, { table: 'departments', id }, header['If-Match'])
  const row = await orConflict(
    work.db
      .deleteFrom('departments')
      .where('id', '=', id)
      .where('business_id', '=', work.business_id)
      .returning(departmentColumns)
      .executeTakeFirstOrThrow(),
    departmentUses,
  )
  const created_at = await readTransactionTime(work)
  await recordEvent(work, { type: 'department.deleted', data: departmentEventData(row), created_at })
  recordAudit(work, { action: 'department.deleted', detail: { department_id: id, name: row.name } })
  return noContent()
})
