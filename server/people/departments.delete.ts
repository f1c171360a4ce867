import { recordAudit } from '../audit/record-audit.ts'
import { checkNotNamedInRules } from '../leave/named-in-rules.ts'
import { noContent } from '../operation/answer.ts'
import { orConflict } from '../operation/conflicts.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { departmentUses } from './department-conflicts.ts'

/** Deletes a department that nothing refers to any more, apart from people who were deleted themselves. */
export const departmentsDelete = change('departments.delete', async (work, { path: { id }, header }) => {
  const { db, business_id } = work
  const row = await db
    .selectFrom('departments')
    .select(['name', 'version'])
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(header['If-Match'], row.version)
  await checkNotNamedInRules(work, { department_id: id })
  await db
    .updateTable('people')
    .set({ department_id: null })
    .where('business_id', '=', business_id)
    .where('department_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
  await orConflict(
    db.deleteFrom('departments').where('id', '=', id).where('business_id', '=', business_id).execute(),
    departmentUses,
  )
  await recordAudit(work, { action: 'department.deleted', detail: { department_id: id, name: row.name } })
  return noContent()
})
