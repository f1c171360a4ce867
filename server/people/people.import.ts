import { sql } from 'kysely'
import { lockBusiness } from '../business/lock-business.ts'
import { databaseFailure } from '../db/failures.ts'
import { isNullInRow } from '../db/is-null.ts'
import { enqueue } from '../jobs.ts'
import { ok } from '../operation/answer.ts'
import { schemaCheck } from '../operation/contract/check-schema.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { ApiError, type Problem } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import type { Change } from '../operation/work.ts'
import { addPerson } from './add-person.ts'
import { type PersonRow, personColumns } from './present-person.ts'
import { type PersonChange, publishPersonChanges } from './publish-person-change.ts'
import { updatePerson } from './update-person.ts'

/** So many new people change what PostgreSQL should expect of the tables. */
const many = 100

/**
 * Adds and changes people row by row, in one transaction with a savepoint for each row, so that a failed row undoes
 * what it wrote and nothing else. A dry run does the same, and then undoes all of it.
 */
export const peopleImport = change('people.import', async (work, { body: { people, dry_run } }) => {
  const run = (command: string) => sql.raw(command).execute(work.db)
  await lockBusiness(work)
  const known = await lockKnown(work, people)
  const seen = new Set<unknown>()
  const news: PersonChange[] = []
  const results: Schemas['PersonImportResult'][] = []

  await run('savepoint import')
  await run('savepoint row')
  for (const [index, given] of people.entries()) {
    const result = await importRow(work, { index, given, known, seen, news })
    results.push(result)
    // Nothing of a failed row stays; what the other rows wrote becomes part of the import.
    if (result.status === 'failed') await run('rollback to row')
    else if (result.status !== 'unchanged') await run('release row; savepoint row')
  }
  await publishPersonChanges(work, news)
  await work.reactions.employmentChanged(
    work,
    news.flatMap(({ before, row }) => (before ? [{ before, row }] : [])),
  )
  if (!dry_run) {
    if (results.filter(({ status }) => status === 'created').length >= many) await enqueue(work, 'analyze_tables', {})
    return ok(results)
  }
  await run('rollback to import')
  return ok(results.map(withoutNewId))
})

/** A person who would be created has no id yet. */
function withoutNewId(result: Schemas['PersonImportResult']): Schemas['PersonImportResult'] {
  const { index, status } = result
  return status === 'created' ? { index, status } : result
}

/**
 * The people whom the rows name by their external_id, locked in the order of their ids. Each is looked up by itself: for
 * all at once, PostgreSQL reads the whole business as long as it has no statistics.
 */
async function lockKnown(work: Change, given: Schemas['PersonImportRow'][]): Promise<Map<unknown, PersonRow>> {
  const ids = given.map(({ external_id }) => external_id).filter((id) => typeof id === 'string')
  const rows = await work.db
    .selectFrom('people')
    .select(personColumns(work))
    .where('business_id', '=', work.business_id)
    .where(
      'id',
      'in',
      sql<number>`(
        select known.id from unnest(${ids}::text[]) wanted (external_id) cross join lateral (
          select id from people
          where business_id = ${work.business_id} and external_id = wanted.external_id and deleted_at is null limit 1
        ) known
      )`,
    )
    .where(isNullInRow('people.deleted_at'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.external_id, row]))
}

interface Row {
  index: number
  given: Schemas['PersonImportRow']
  /** The people who are already there, by external_id: their rows change them. */
  known: ReadonlyMap<unknown, PersonRow>
  /** The external_ids of the rows before, to which this one's is added. */
  seen: Set<unknown>
  /** The changes of the rows before, to which this one's is added. */
  news: PersonChange[]
}

const checkRow = schemaCheck('PersonCreate')

/**
 * Adds or changes the person of one row.
 *
 * @param work - has locked the business and the known people; the caller undoes what a failed row wrote
 * @returns the result of the row, also where it failed
 * @throws every error that the row did not cause
 */
async function importRow(
  work: Change,
  { index, given, known, seen, news }: Row,
): Promise<Schemas['PersonImportResult']> {
  const path = `body.people[${index}]`
  const { external_id = null } = given
  const errors = checkRow(given, `/body/people/${index}`)
  if (external_id !== null && seen.has(external_id)) {
    errors.push({ path: `${path}.external_id`, message: 'An earlier row has this external_id.' })
  }
  seen.add(external_id)
  if (errors.length > 0) return { index, status: 'failed', errors }

  const person = given as Schemas['PersonCreate'] // as the check found
  const before = external_id === null ? undefined : known.get(external_id)
  try {
    if (before === undefined) {
      const row = await addPerson(work, person)
      news.push({ row, as: 'created' })
      return { index, status: 'created', id: row.id }
    }
    const change = await updatePerson(work, before, person)
    if (change) news.push(change)
    return { index, status: change ? 'updated' : 'unchanged', id: before.id }
  } catch (error) {
    const faults = faultsOf(error).map((fault) => ({ ...fault, path: fault.path.replace('body', path) }))
    return { index, status: 'failed', errors: faults }
  }
}

/** @throws the error itself when the row did not cause it */
function faultsOf(error: unknown): Problem[] {
  if (databaseFailure(error) === 'bad_value') return [{ path: 'body', message: 'has a value that cannot be stored' }]
  if (!(error instanceof ApiError) || error.failure.status >= 500) throw error
  const { message, errors } = error.failure
  return errors ?? [{ path: 'body', message }]
}
