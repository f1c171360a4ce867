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
import type { Principal } from '../operation/principal.ts'
import { ok } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { addPerson } from '../people/add-person.ts'
import { withDueApplied } from '../people/assignments/apply-due.ts'
import { type PeopleChanges, publishPeople } from '../people/bulk/publish-people.ts'
import { idsByExternalId } from '../people/ids-by-external-id.ts'
import { type PersonRow, personColumns } from '../people/present-person.ts'
import { updatePerson } from '../people/update-person.ts'
import { addParts, checkAccess, takeLists } from './add-parts.ts'

/** The number of new people from which updating the statistics of PostgreSQL is worthwhile. */
const analyzeThreshold = 100

/** Adds and changes people row by row, with their records, in one transaction. */
export const peopleImport = change('people.import', async (work, { body: { people, dry_run } }) => {
  checkAccess(work, people)
  await lockBusiness(work)
  const existing = await lockExisting(work, people)
  const fields = await readCustomFields(work)
  const externalIds = new Set<unknown>()
  const changed: PeopleChanges = { people: [], assignments: [] }
  const results = await importRows(work, people, {
    writeRow: (row, index) => importRow(work, { index, row, existing, fields, externalIds, changed }),
    publish: () => publishPeople(work, changed),
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
  /** The changes of earlier rows that are recorded together, to which the row adds its own. */
  changed: PeopleChanges
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
  work: Change<Principal>,
  { index, row, existing, fields, externalIds, changed }: ImportRow,
): Promise<Schemas['PersonImportResult']> {
  const path = `body.people[${index}]`
  const { external_id = null } = row
  const { person: members, lists, problems } = takeLists(row, `/body/people/${index}`)
  const { effective_on, ...input } = members
  const errors = [...checkRow(input, `/body/people/${index}`), ...problems]
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
    const changes = await writePerson(work, { person, day, before, fields })
    const id = before?.id ?? changes.people[0]?.row.id
    if (id === undefined) throw new Error('a row adds a person or changes an existing one')
    const isNew = before === undefined
    let isChanged = changes.people.length > 0 || changes.assignments.length > 0
    if (lists.size > 0) {
      // The event about the person precedes those about the records.
      await publishPeople(work, changes)
      if (await addParts(work, id, lists, { isNew })) isChanged = true
    } else {
      changed.people.push(...changes.people)
      changed.assignments.push(...changes.assignments)
    }
    return { index, status: isNew ? 'created' : isChanged ? 'updated' : 'unchanged', id }
  } catch (error) {
    return { index, status: 'failed', errors: rowProblems(error, path) }
  }
}

interface PersonOfRow {
  person: Schemas['PersonCreate']
  /** The first day of a new job of an existing person. */
  day: string | undefined
  /** The person before the change; undefined for a new one. */
  before: PersonRow | undefined
  fields: readonly CustomFieldRow[]
}

/** Adds or changes a person. Returns the changes to record. */
async function writePerson(work: Change, { person, day, before, fields }: PersonOfRow): Promise<PeopleChanges> {
  if (before === undefined) {
    return { people: [{ row: await addPerson(work, person, fields), as: 'created' }], assignments: [] }
  }
  const body = { ...person, ...(day !== undefined && { effective_on: day }) }
  const update = await updatePerson(work, before, body, fields)
  return { people: update?.person ? [update.person] : [], assignments: update?.assignments ?? [] }
}
