import { sql } from 'kysely'
import { lockBusiness } from '../business/lock-business.ts'
import { isNullInRow } from '../db/is-null.ts'
import { enqueue } from '../jobs.ts'
import { ok } from '../operation/answer.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { change } from '../operation/operation.ts'
import type { Change } from '../operation/work.ts'
import { importRow } from './import-row.ts'
import { type PersonRow, personColumns } from './present-person.ts'
import { type PersonNews, tellOfPeople } from './tell-of-person.ts'

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
  const news: PersonNews[] = []
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
  await tellOfPeople(work, news)
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
