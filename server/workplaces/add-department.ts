import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { checkRowLimit } from '../operation/check-row-limit.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { oneLine } from '../operation/one-line.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { maxPlaces } from './place-rules.ts'
import { type DepartmentRow, departmentColumns, departmentEventData } from './present-department.ts'

/**
 * Adds a department, and records the event and the audit entry. The caller must have checked that `parent_id` is in the
 * business.
 *
 * @returns undefined if another department has the name, even one that was added concurrently
 * @throws {ApiError} 409 when the limit of departments is reached
 * @throws the error of the database if another department has the code
 */
export async function addDepartment(
  work: Change,
  { name, code = null, parent_id = null, cost_centre = null }: Schemas['DepartmentCreate'],
): Promise<DepartmentRow | undefined> {
  const { db, business_id } = work
  await checkRowLimit(work, 'departments', maxPlaces)
  const row = await db
    .insertInto('departments')
    .values({
      business_id,
      name: oneLine(name),
      code: code && oneLine(code),
      parent_id,
      cost_centre: cost_centre && oneLine(cost_centre),
    })
    .onConflict((conflict) => conflict.expression(sql`business_id, lower(name)`).doNothing())
    .returning(departmentColumns)
    .executeTakeFirst()
  if (!row) return undefined
  await recordEvent(work, { type: 'department.created', data: departmentEventData(row), created_at: row.created_at })
  recordAudit(work, { action: 'department.created', detail: { department_id: row.id, name: row.name } })
  return row
}
