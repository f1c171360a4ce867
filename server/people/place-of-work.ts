import { sql } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import { oneLine } from '../operation/one-line.ts'
import { prepare } from '../operation/prepare.ts'
import type { Change } from '../operation/work.ts'
import { addDepartment } from '../workplaces/add-department.ts'
import { lockPlace } from '../workplaces/place-references.ts'

type PlaceFields = Pick<Schemas['PersonUpdate'], 'department' | 'department_id' | 'location_id'>

/** The columns of a place of work. A column that is undefined does not change. */
interface PlaceOfWork {
  department_id?: number | null
  location_id?: number | null
}

/**
 * Finds the department and the location of a person, and prevents their deletion until the transaction ends. A
 * department with a new name is added.
 *
 * @throws {ApiError} 422 for an unknown ID, or for a name and an ID of different departments
 */
export async function placeOfWork(
  work: Change,
  { department, department_id, location_id }: PlaceFields,
): Promise<PlaceOfWork> {
  if (location_id) await lockPlace(work, { table: 'locations', id: location_id }, 'body.location_id')
  const place = location_id === undefined ? {} : { location_id }
  if (department_id === undefined) {
    if (department === undefined) return place
    return { ...place, department_id: department === null ? null : await departmentByName(work, department) }
  }
  const row = department_id
    ? await lockPlace(work, { table: 'departments', id: department_id }, 'body.department_id')
    : null
  if (department !== undefined && fold(department) !== fold(row?.name ?? null)) throw validationFailed([mismatch])
  return { ...place, department_id }
}

/** Returns a problem if only one of the department's name and ID is null. */
export function departmentProblems({ department, department_id }: Omit<PlaceFields, 'location_id'>): Problem[] {
  const hasBoth = department !== undefined && department_id !== undefined
  return hasBoth && (department === null) !== (department_id === null) ? [mismatch] : []
}

const fold = (name: string | null): string | null => (name === null ? null : oneLine(name).toLowerCase())

const mismatch: Problem = {
  path: 'body.department',
  code: 'invalid',
  message: 'must be the name of department_id, or be left out',
}

const selectByName = prepare(
  (_db, { business_id }, { name }: { name: string }) =>
    sql<{ id: number }>`select id from departments where business_id = ${business_id} and lower(name) = lower(${name})
    for key share`,
)

/** Returns the ID of the department with a name. A missing department is added. */
async function departmentByName(work: Change, department: string): Promise<number> {
  const name = oneLine(department)
  const row = (await selectByName.executeTakeFirst(work, { name })) ?? (await addDepartment(work, { name }))
  // If no row was added, another transaction has added the name since the first statement.
  return (row ?? (await selectByName.executeTakeFirstOrThrow(work, { name }))).id
}
