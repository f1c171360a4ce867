import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { holdBusiness } from '../business/hold-business.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { cancelLeaveFrom } from '../leave/cancel-leave-from.ts'
import { correctEarnedDays } from '../leave/correct-earned-days.ts'
import type { Operation, Schemas } from '../operation/contract.ts'
import { importRow } from './import-row.ts'
import { type PersonRow, personColumns } from './present-person.ts'
import { type PersonNews, tellOfPeople } from './tell-of-person.ts'

/**
 * Adds and changes people row by row, in one transaction with a savepoint for each, so that a row that fails takes back
 * what it did and nothing else. A dry run is the same, taken back as a whole.
 */
export const peopleImport: Operation<'people.import'> = ({ body, principal, em, now, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const { people, dry_run } = body
    await holdBusiness(t, business_id)
    const known = await lockKnown(t, business_id, people)
    const seen = new Set<unknown>()
    const news: PersonNews[] = []
    const data: Schemas['PersonImportResult'][] = []

    await run(t, 'savepoint import')
    await run(t, 'savepoint row')
    for (const [index, given] of people.entries()) {
      const result = await importRow(t, { principal, now }, { index, given, known, seen, news })
      data.push(result)
      // Nothing of a row that failed stays; what the others did becomes part of the import.
      if (result.status === 'failed') await run(t, 'rollback to row')
      else if (result.status !== 'unchanged') await run(t, 'release row; savepoint row')
    }
    await tellOfPeople(t, { principal, origin }, news)
    for (const { row, as } of news) {
      if (as === 'created' || row.end_date === null) continue
      await cancelLeaveFrom(t, { person_id: row.id, date: row.end_date, actor: { principal, origin } })
    }
    const changes = news.flatMap(({ before, row }) => (before ? [{ before, row }] : []))
    await correctEarnedDays(t, { principal, origin }, changes)
    if (!dry_run) return { status: 200, body: { success: true, data } }
    await run(t, 'rollback to import')
    return { status: 200, body: { success: true, data: data.map(withoutNewId) } }
  })

const run = (t: EntityManager, command: string) => sql.raw(command).execute(sqlOf(t))

/** Whoever would be created has no id yet. */
function withoutNewId(result: Schemas['PersonImportResult']): Schemas['PersonImportResult'] {
  const { index, status } = result
  return status === 'created' ? { index, status } : result
}

/** The people whom the rows mean, by their external_id, locked in the order of their ids. */
async function lockKnown(
  t: EntityManager,
  business_id: number,
  given: Schemas['PersonImportRow'][],
): Promise<Map<unknown, PersonRow>> {
  const ids = given.map(({ external_id }) => external_id).filter((id) => typeof id === 'string')
  const rows = await sqlOf(t)
    .selectFrom('people')
    .select(personColumns(business_id))
    .where('business_id', '=', business_id)
    .where('external_id', '=', sql<string>`any(${ids}::text[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.external_id, row]))
}
