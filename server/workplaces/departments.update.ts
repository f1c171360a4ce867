import { sql } from 'kysely'
import { changeDetail, recordAudit } from '../audit/record-audit.ts'
import { lockBusiness } from '../business/lock-business.ts'
import { changedMembers } from '../operation/changes.ts'
import { orConflict } from '../operation/conflicts.ts'
import { notFound, validationFailed } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { oneLine } from '../operation/one-line.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { isBelow } from './is-below.ts'
import { lockPlace } from './place-references.ts'
import { departmentConflicts, nameAndCode } from './place-rules.ts'
import { departmentColumns, departmentEventData, presentDepartment } from './present-department.ts'

/**
 * Changes the submitted fields; writes nothing if none of them differs. Records of people show a new name at once: they
 * refer to the department, so their versions do not change, and the only event is `department.updated`.
 */
export const departmentsUpdate = change('departments.update', async (work, { path: { id }, header, body }) => {
  const { db, business_id } = work
  if (body.parent_id) await lockBusiness(work)
  const before = await db
    .selectFrom('departments')
    .select(departmentColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  checkIfMatch(header['If-Match'], before.version, `Department ${id}`)
  const changes = changedMembers(before, {
    ...body,
    ...nameAndCode(body),
    ...(body.cost_centre && { cost_centre: oneLine(body.cost_centre) }),
  })
  if (!changes) return ok(presentDepartment(before))
  if (changes.parent_id) await checkParent(work, id, changes.parent_id)

  const row = await orConflict(
    db
      .updateTable('departments')
      .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .returning(departmentColumns)
      .executeTakeFirstOrThrow(),
    departmentConflicts,
  )
  await recordEvent(work, { type: 'department.updated', data: departmentEventData(row), created_at: row.updated_at })
  const detail = { department_id: id, ...changeDetail(before, changes) }
  recordAudit(work, { action: 'department.updated', detail })
  return ok(presentDepartment(row))
})

/**
 * Checks the new parent of a department.
 *
 * @param work - a transaction that has locked the business, so that no other department is moved concurrently
 * @throws {ApiError} 422 if the parent is not in the business, or if the department would become part of itself
 */
async function checkParent(work: Change, id: number, parent_id: number): Promise<void> {
  if (parent_id !== id) await lockPlace(work, { table: 'departments', id: parent_id }, 'body.parent_id')
  if (!(await isBelow(work, 'departments', parent_id, id))) return
  throw validationFailed([
    { path: 'body.parent_id', code: 'circular', message: 'must not be the department or a part of it' },
  ])
}
