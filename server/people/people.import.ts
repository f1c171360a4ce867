import { sql } from 'kysely'
import { lockBusiness } from '../business/lock-business.ts'
import type { CustomFieldRow } from '../custom-fields/present-custom-field.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import { isNullInRow } from '../db/is-null.ts'
import { enqueue } from '../jobs.ts'
import { schemaCheck } from '../operation/contract/check-schema.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { importRows, rowProblems } from '../operation/import-rows.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { addPerson } from './add-person.ts'
import { withDueApplied } from './assignments/apply-due.ts'
import type { AssignmentChange } from './assignments/publish-assignment-change.ts'
import { publishPeople } from './bulk/publish-people.ts'
import { idsByExternalId } from './ids-by-external-id.ts'
import { type PersonRow, personColumns } from './present-person.ts'
import type { PersonChange } from './publish-person-change.ts'
import { updatePerson } from './update-person.ts'

/** The number of new people from which updating the statistics of PostgreSQL is worthwhile. */
const analyzeThreshold = 100

/** Adds and changes people row by row, in one transaction. */
export const peopleImport = change('people.import', async (work, { body: { people, dry_run } }) => {
  await lockBusiness(work)
  const existing = await lockExisting(work, people)
  const fields = await readCustomFields(work)
  const externalIds = new Set<unknown>()
  const changes: PersonChange[] = []
  const assignments: AssignmentChange[] = []
  const results = await importRows(work, people, {
    writeRow: (row, index) => importRow(work, { index, row, existing, fields, externalIds, changes, assignments }),
    publish: () => publishPeople(work, { people: changes, assignments }),
    dry_run,
  })
  if (dry_run) return ok(results.map(withoutNewId))
  const created = results.filter(({ status }) => status === 'created').length
  if (created >= analyzeThreshold) await enqueue(work, 'analyze_tables', {})
  return ok(results)
})

/** Returns the result of a row in a dry run, without the ID of a created person, which is not permanent. */
function withoutNewId(result: Schemas['PersonImportResult']): Schemas['PersonImportResult'] {
  const { index, status } = result
  return status === 'created' ? { index, status } : result
}

/** Locks the people to which rows refer by `external_id`, in the order of their IDs. */
async function lockExisting(work: Change, people: Schemas['PersonImportRow'][]): Promise<Map<unknown, PersonRow>> {
  const ids = people.map(({ external_id }) => external_id).filter((id) => typeof id === 'string')
  const rows = await work.db
    .selectFrom('people')
    .select(personColumns(work))
    .where('business_id', '=', work.business_id)
    .where('id', 'in', sql<number>`(${idsByExternalId(work, ids)})`)
    .where(isNullInRow('people.deleted_at'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const current = await withDueApplied(work, rows)
  return new Map(current.map((row) => [row.external_id, row]))
}

interface ImportRow {
  index: number
  row: Schemas['PersonImportRow']
  /** The existing people by `external_id`. */
  existing: ReadonlyMap<unknown, PersonRow>
  /** The custom fields of the business. */
  fields: readonly CustomFieldRow[]
  /** The `external_id`s of earlier rows, to which the row adds its own. */
  externalIds: Set<unknown>
  /** The changes of earlier rows, to which the row adds its own. */
  changes: PersonChange[]
  /** The changes of assignments by earlier rows, to which the row adds its own. */
  assignments: AssignmentChange[]
}

const checkRow = schemaCheck('PersonCreate')
const checkDay = schemaCheck('PersonUpdate')

/**
 * Adds or changes the person of one row.
 *
 * @param work - its transaction has locked the business and the existing people; the caller undoes the writes of a
 *   failed row
 * @returns the result of the row, even if it failed
 * @throws errors that the row did not cause
 */
async function importRow(
  work: Change,
  { index, row, existing, fields, externalIds, changes, assignments }: ImportRow,
): Promise<Schemas['PersonImportResult']> {
  const path = `body.people[${index}]`
  const { external_id = null } = row
  const { effective_on, ...input } = row
  const errors = checkRow(input, `/body/people/${index}`)
  if (effective_on !== undefined) errors.push(...checkDay({ effective_on }, `/body/people/${index}`))
  if (external_id !== null && externalIds.has(external_id)) {
    errors.push({ path: `${path}.external_id`, code: 'repeated', message: 'An earlier row has this external_id.' })
  }
  externalIds.add(external_id)
  if (errors.length > 0) return { index, status: 'failed', errors }

  const person = input as Schemas['PersonCreate'] // the row has passed the schema check
  const day = effective_on as string | undefined // as has this
  const before = external_id === null ? undefined : existing.get(external_id)
  try {
    if (before === undefined) {
      const created = await addPerson(work, person, fields)
      changes.push({ row: created, as: 'created' })
      return { index, status: 'created', id: created.id }
    }
    const update = await updatePerson(
      work,
      before,
      { ...person, ...(day !== undefined && { effective_on: day }) },
      fields,
    )
    if (update?.person) changes.push(update.person)
    if (update) assignments.push(...update.assignments)
    return { index, status: update ? 'updated' : 'unchanged', id: before.id }
  } catch (error) {
    return { index, status: 'failed', errors: rowProblems(error, path) }
  }
}
