import { orConflict } from '../operation/conflicts.ts'
import { conflict } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { created } from '../operation/response.ts'
import { addDepartment } from './add-department.ts'
import { lockPlace } from './place-references.ts'
import { departmentConflicts } from './place-rules.ts'
import { presentDepartment } from './present-department.ts'

const sameName = departmentConflicts.departments_name

/** Adds a department. */
export const departmentsCreate = change('departments.create', async (work, { body }) => {
  if (body.parent_id) await lockPlace(work, { table: 'departments', id: body.parent_id }, 'body.parent_id')
  const row = await orConflict(addDepartment(work, body), departmentConflicts)
  if (!row) throw conflict(sameName.message, [sameName])
  return created(presentDepartment(row))
})
