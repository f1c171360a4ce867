import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { lockPersonKey } from '../../access/users/lock-person-key.ts'
import { lockBusiness } from '../../business/lock-business.ts'
import type { StoredValues } from '../../custom-fields/check-values.ts'
import type { CustomFieldRow } from '../../custom-fields/present-custom-field.ts'
import { readCustomFields } from '../../custom-fields/read-custom-fields.ts'
import { isNullInRow } from '../../db/is-null.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { isNoReference, type Problem, unknownReference } from '../../operation/errors.ts'
import { importRows, rowProblems } from '../../operation/import-rows.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { lockPlace } from '../../workplaces/place-references.ts'
import { withDueApplied } from '../assignments/apply-due.ts'
import type { Job } from '../assignments/timeline.ts'
import { type PersonRow, personColumns } from '../present-person.ts'
import { needsLock, type UpdatedPerson, updatePerson } from '../update-person.ts'
import { type PeopleChanges, publishPeople } from './publish-people.ts'

type Changes = Schemas['PersonUpdateManyChanges']
type Result = Schemas['PersonUpdateManyResult']

/** Makes the same change to people one by one, in one transaction. */
export const peopleUpdateMany = change('people.updateMany', async (work, { body: { people, changes, dry_run } }) => {
  if (needsLock(changes)) await lockBusiness(work)
  await checkReferences(work, changes)
  const locked = await lockPeople(
    work,
    people.map(({ id }) => id),
  )
  const current = needsLock(changes) ? await withDueApplied(work, locked) : locked
  const update: Update = {
    changes,
    existing: new Map(current.map((row) => [row.id, row])),
    fields: await readCustomFields(work),
    ids: new Set(),
    changed: { people: [], assignments: [] },
    dry_run: dry_run === true,
  }
  const results = await importRows(work, people, {
    writeRow: (item, index) => updateOne(work, update, item, index),
    publish: () => publishPeople(work, update.changed),
    dry_run,
  })
  return ok(results)
})

/**
 * Checks the records that the change refers to, once for all people, and prevents their deletion until the transaction
 * ends.
 *
 * @throws {ApiError} 422 for a manager, department or location that is not in the business
 */
async function checkReferences(work: Change, { manager_id, department_id, location_id }: Changes): Promise<void> {
  if (manager_id && !(await lockPersonKey(work, manager_id))) throw unknownReference('body.changes.manager_id')
  if (department_id) await lockPlace(work, { table: 'departments', id: department_id }, 'body.changes.department_id')
  if (location_id) await lockPlace(work, { table: 'locations', id: location_id }, 'body.changes.location_id')
}

/** Locks people in the order of their IDs. */
async function lockPeople(work: Change, ids: number[]): Promise<PersonRow[]> {
  return await work.db
    .selectFrom('people')
    .select(personColumns(work))
    .where('business_id', '=', work.business_id)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where(isNullInRow('people.deleted_at'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

interface Update {
  changes: Changes
  /** The people of the request who exist, by ID. */
  existing: ReadonlyMap<number, PersonRow>
  /** The custom fields of the business. */
  fields: readonly CustomFieldRow[]
  /** The IDs of earlier items, to which an item adds its own. */
  ids: Set<number>
  /** The changes of earlier items, to which an item adds its own. */
  changed: PeopleChanges
  dry_run: boolean
}

/**
 * Changes one person.
 *
 * @param work - its transaction has locked the existing people; the caller undoes the writes of a failed item
 * @returns the result, even if the change failed
 * @throws errors that the item did not cause
 */
async function updateOne(
  work: Change,
  { changes, existing, fields, ids, changed, dry_run }: Update,
  { id, version }: Schemas['PersonVersion'],
  index: number,
): Promise<Result> {
  const path = `body.people[${index}]`
  const failed = (...errors: Problem[]): Result => ({ id, status: 'failed', errors })
  const before = existing.get(id)
  if (before === undefined) return failed({ path: `${path}.id`, code: 'unknown_record', message: isNoReference })
  if (ids.has(id)) return failed({ path: `${path}.id`, code: 'repeated', message: 'An earlier item has this person.' })
  ids.add(id)
  if (version !== undefined && version !== before.version) {
    const message = `must be ${before.version}, the current version of the person`
    return failed({ path: `${path}.version`, code: 'outdated', message })
  }
  try {
    const update = await updatePerson(work, before, changes, fields)
    if (!update) return { id, status: 'unchanged', version: before.version }
    if (update.person) changed.people.push(update.person)
    changed.assignments.push(...update.assignments)
    const current = update.person && !dry_run ? update.person.row : before
    return { id, status: 'updated', version: current.version, ...changedValues(update, changes) }
  } catch (error) {
    return failed(...rowProblems(error, 'body').map((problem) => inChanges(problem, path)))
  }
}

/** Names the location of a problem that the update of a person reports, which is in the change that all share. */
function inChanges(problem: Problem, path: string): Problem {
  const member = problem.path.startsWith('body.') ? problem.path.slice('body.'.length) : undefined
  return { ...problem, path: member === undefined ? path : `body.changes.${member}` }
}

/** Returns the values of the changed members before and after the update. */
function changedValues(
  { job, person }: UpdatedPerson,
  { custom_fields = {} }: Changes,
): Pick<Result, 'before' | 'after'> {
  const { before = {}, after = {} } = person
    ? { before: person.before?.custom_fields, after: person.row.custom_fields }
    : {}
  const keys = Object.keys(custom_fields).filter((key) => !isDeepStrictEqual(before[key], after[key]))
  return {
    before: presentValues(job.before, keys, before),
    after: presentValues(job.after, keys, after),
  }
}

function presentValues(
  { manager_id, department_id, location_id }: Partial<Job>,
  keys: readonly string[],
  stored: StoredValues,
): Schemas['PersonUpdateManyValues'] {
  return {
    ...(manager_id !== undefined && { manager_id }),
    ...(department_id !== undefined && { department_id }),
    ...(location_id !== undefined && { location_id }),
    ...(keys.length > 0 && { custom_fields: Object.fromEntries(keys.map((key) => [key, stored[key] ?? null])) }),
  }
}
