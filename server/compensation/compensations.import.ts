import { sql } from 'kysely'
import { isNullInRow } from '../db/is-null.ts'
import { isDate } from '../operation/calendar-date.ts'
import { schemaCheck } from '../operation/contract/check-schema.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { type Problem, unknownReference } from '../operation/errors.ts'
import { importRows, rowProblems } from '../operation/import-rows.ts'
import { change } from '../operation/operation.ts'
import type { Principal } from '../operation/principal.ts'
import { ok } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { idsByExternalId } from '../people/ids-by-external-id.ts'
import type { PaidPerson } from './check-compensation.ts'
import { selectCompensations } from './find-compensation.ts'
import type { CompensationRow } from './present-compensation.ts'
import { type CompensationChange, publishCompensationChanges } from './publish-compensation-change.ts'
import { addCompensation, updateCompensation } from './write-compensation.ts'

type Result = Schemas['CompensationImportResult']

/** Adds and changes compensations of several people row by row, in one transaction. */
export const compensationsImport = change('compensations.import', async (work, { body }) => {
  const people = await lockPeople(work, body.compensations)
  const existing = await lockExisting(work, people.all, body.compensations)
  const days = new Set<string>()
  const changes: CompensationChange[] = []
  const results = await importRows(work, body.compensations, {
    writeRow: (row, index) => importRow(work, { index, row, people, existing, days, changes }),
    publish: () => publishCompensationChanges(work, changes),
    dry_run: body.dry_run,
  })
  return ok(body.dry_run ? results.map(withoutNewId) : results)
})

/** Returns the result of a row in a dry run, without the ID of a new compensation, which is not permanent. */
function withoutNewId(result: Result): Result {
  if (result.status !== 'created') return result
  const { id, ...others } = result
  return others
}

/** The people of an import, locked by the transaction. */
interface People {
  all: PaidPerson[]
  byId: ReadonlyMap<unknown, PaidPerson>
  byExternalId: ReadonlyMap<unknown, PaidPerson>
}

/** Locks the people that rows refer to, in the order of their IDs. */
async function lockPeople(work: Change, rows: Schemas['CompensationImportRow'][]): Promise<People> {
  const ids = rows.map(({ person_id }) => person_id).filter((id) => Number.isInteger(id) && Number(id) <= 2 ** 31 - 1)
  const externalIds = rows.map(({ person_external_id }) => person_external_id).filter((id) => typeof id === 'string')
  const all = await work.db
    .selectFrom('people')
    .select(['id', 'external_id', 'start_date', 'end_date'])
    .where('business_id', '=', work.business_id)
    .where(
      'id',
      'in',
      sql<number>`(
        select id from people where business_id = ${work.business_id} and id = any(${ids}::int[])
        union ${idsByExternalId(work, externalIds)}
      )`,
    )
    .where(isNullInRow('people.deleted_at'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return {
    all,
    byId: new Map(all.map((person) => [person.id, person])),
    byExternalId: new Map(all.map((person) => [person.external_id, person])),
  }
}

/** The key of a compensation: a person has at most one per day. */
const dayKey = (person_id: number, effective_on: string): string => `${person_id} ${effective_on}`

/** Locks the compensations of people, who are locked, on the days of rows. Returns them by person and day. */
async function lockExisting(
  work: Change<Principal>,
  people: PaidPerson[],
  rows: Schemas['CompensationImportRow'][],
): Promise<Map<string, CompensationRow>> {
  const days = rows.flatMap(({ effective_on: day }) => (typeof day === 'string' && isDate(day) ? [day] : []))
  const existing = await selectCompensations(work)
    .where(sql<boolean>`compensations.person_id = any(${people.map(({ id }) => id)}::int[])`)
    .where(sql<boolean>`compensations.effective_on = any(${[...new Set(days)]}::date[])`)
    .orderBy('compensations.id')
    .forUpdate()
    .execute()
  return new Map(existing.map((row) => [dayKey(row.person_id, row.effective_on), row]))
}

interface ImportRow {
  index: number
  row: Schemas['CompensationImportRow']
  people: People
  /** The existing compensations by person and day. */
  existing: ReadonlyMap<string, CompensationRow>
  /** The person and day of each earlier row, to which the row adds its own. */
  days: Set<string>
  /** The changes of earlier rows, to which the row adds its own. */
  changes: CompensationChange[]
}

const checkRow = schemaCheck('CompensationCreate')

/**
 * Adds or changes the compensation of one row.
 *
 * @param work - its transaction has locked the people and their compensations; the caller undoes the writes of a failed
 *   row
 * @returns the result of the row, even if it failed
 * @throws errors that the row did not cause
 */
async function importRow(
  work: Change<Principal>,
  { index, row, people, existing, days, changes }: ImportRow,
): Promise<Result> {
  const path = `body.compensations[${index}]`
  const { person_id, person_external_id, ...input } = row
  const person = people.byId.get(person_id) ?? people.byExternalId.get(person_external_id ?? undefined)
  const errors = [...personProblems(row, person, path), ...checkRow(input, `/body/compensations/${index}`)]
  const personMember = person && { person_id: person.id }
  const compensation = input as Schemas['CompensationCreate'] // it has passed the schema check, if there are no errors
  const day = dayKey(person?.id ?? 0, compensation.effective_on)
  if (errors.length === 0 && days.has(day)) {
    const message = 'An earlier row has this person and effective_on.'
    errors.push({ path: `${path}.effective_on`, code: 'repeated', message })
  }
  if (!person || errors.length > 0) return { index, status: 'failed', ...personMember, errors }
  days.add(day)

  const before = existing.get(day)
  try {
    if (before === undefined) {
      const created = await addCompensation(work, person, compensation)
      changes.push({ row: created, as: 'created', at: created.created_at })
      return { index, status: 'created', id: created.id, ...personMember }
    }
    const update = await updateCompensation(work, before, person, compensation)
    if (update) changes.push({ ...update, as: 'updated', at: update.row.updated_at })
    return { index, status: update ? 'updated' : 'unchanged', id: before.id, ...personMember }
  } catch (error) {
    return { index, status: 'failed', ...personMember, errors: rowProblems(error, path) }
  }
}

/** Finds the problems of the reference to the person of a row. */
function personProblems(
  { person_id, person_external_id }: Schemas['CompensationImportRow'],
  person: PaidPerson | undefined,
  path: string,
): Problem[] {
  if (person_id === undefined && person_external_id === undefined) {
    const message = 'is required, unless person_external_id is given'
    return [{ path: `${path}.person_id`, code: 'required', message }]
  }
  if (person_id !== undefined && person_external_id !== undefined) {
    const message = 'cannot be combined with person_external_id'
    return [{ path: `${path}.person_id`, code: 'not_combinable', message }]
  }
  const member = person_id === undefined ? 'person_external_id' : 'person_id'
  return person ? [] : (unknownReference(`${path}.${member}`).failure.errors ?? [])
}
