import { sql } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import { oneLine } from '../operation/one-line.ts'
import { prepare } from '../operation/prepare.ts'
import type { Change } from '../operation/work.ts'
import { addDepartment } from '../workplaces/add-department.ts'
import { pinPlace } from '../workplaces/place-references.ts'

type Given = Pick<Schemas['PersonUpdate'], 'department' | 'department_id' | 'location_id'>

/** Where somebody works, as columns; a member that is undefined stays as it is. */
interface PlaceOfWork {
  department_id?: number | null
  location_id?: number | null
}

/**
 * Finds the department and the location of a person, and keeps both from being deleted until the transaction ends. A
 * department that is given by a name which no other has is added.
 *
 * @throws {ApiError} 422 for an id of nothing in the business, and for a name and an id of two departments
 */
export async function placeOfWork(
  work: Change,
  { department, department_id, location_id }: Given,
): Promise<PlaceOfWork> {
  if (location_id) await pinPlace(work, { table: 'locations', id: location_id }, 'body.location_id')
  const place = location_id === undefined ? {} : { location_id }
  if (department_id === undefined) {
    if (department === undefined) return place
    return { ...place, department_id: department === null ? null : await departmentOf(work, department) }
  }
  const found = department_id
    ? await pinPlace(work, { table: 'departments', id: department_id }, 'body.department_id')
    : null
  if (department !== undefined && folded(department) !== folded(found?.name ?? null)) throw validationFailed([differs])
  return { ...place, department_id }
}

/** One of the two cannot be the other's when one of them says that there is no department. */
export function departmentProblems({
  department,
  department_id,
}: Pick<Given, 'department' | 'department_id'>): Problem[] {
  const isTwice = department !== undefined && department_id !== undefined
  return isTwice && (department === null) !== (department_id === null) ? [differs] : []
}

const folded = (name: string | null): string | null => (name === null ? null : oneLine(name).toLowerCase())

const differs: Problem = { path: 'body.department', message: 'must be the name of department_id, or be left out' }

const selectByName = prepare(
  (_db, { business_id }, { name }: { name: string }) =>
    sql<{ id: number }>`select id from departments where business_id = ${business_id} and lower(name) = lower(${name})
    for key share`,
)

/** The department of a name, which is added where there is none. */
async function departmentOf(work: Change, given: string): Promise<number> {
  const name = oneLine(given)
  const known = (await selectByName.executeTakeFirst(work, { name })) ?? (await addDepartment(work, { name }))
  // Somebody else has added it meanwhile.
  return (known ?? (await selectByName.executeTakeFirstOrThrow(work, { name }))).id
}
