import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { conflict } from '../operation/errors.ts'
import { oneLine } from '../operation/one-line.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { maxDepartments } from './place-conflicts.ts'
import { type DepartmentRow, departmentColumns, departmentEventData } from './present-department.ts'

/**
 * Adds a department, with its event and its entry in the audit log.
 *
 * @param given - `parent_id` is in the business
 * @returns undefined when another one has the name, even if it was added at the same moment
 * @throws {ApiError} 409 when there are too many; the database's error when another one has the code
 */
export async function addDepartment(
  work: Change,
  { name, code = null, parent_id = null }: Schemas['DepartmentCreate'],
): Promise<DepartmentRow | undefined> {
  const { db, business_id } = work
  await checkRoomForOne(work, 'departments', maxDepartments)
  const row = await db
    .insertInto('departments')
    .values({ business_id, name: oneLine(name), code: code && oneLine(code), parent_id })
    .onConflict((clash) => clash.expression(sql`business_id, lower(name)`).doNothing())
    .returning(departmentColumns)
    .executeTakeFirst()
  if (!row) return undefined
  await recordEvent(work, { type: 'department.created', data: departmentEventData(row), created_at: row.created_at })
  recordAudit(work, { action: 'department.created', detail: { department_id: row.id, name: row.name } })
  return row
}

/** @throws {ApiError} 409 when the business has as many as it may have */
export async function checkRoomForOne(
  { db, business_id }: Change,
  table: 'departments' | 'locations',
  most: number,
): Promise<void> {
  const { rows } = await sql`
    select from ${sql.table(table)} where business_id = ${business_id} offset ${most - 1} limit 1`.execute(db)
  if (rows.length === 0) return
  throw conflict(`The business has ${most.toLocaleString('en')} ${table}, and cannot have more.`)
}
