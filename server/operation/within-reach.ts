import { type RawBuilder, sql } from 'kysely'
import type { Principal, Reach } from './principal.ts'
import type { Work } from './work.ts'

/**
 * Returns the condition that a person is within the caller's reach; true for a reach of the whole business. For
 * managers, the statement reads the hierarchy below them, so that a new manager takes effect at once.
 *
 * @param column - the column with the person's ID, such as `documents.person_id`
 */
export function withinReach(
  column: string,
  { business_id }: Pick<Work, 'business_id'>,
  { own_person, and_team }: Reach,
): RawBuilder<boolean> {
  const id = sql.ref(column)
  if (own_person === undefined) return sql`true`
  if (and_team === undefined) return sql`${id} = ${own_person}`
  // `union` rather than `union all` terminates even if the managers form a cycle.
  return sql`${id} in (
    with recursive team (id) as (
      select ${own_person}::integer
      union
      select report.id from people report join team on report.manager_id = team.id
      where report.business_id = ${business_id}
    )
    select team.id from team
  )`
}

/** Returns whether the person exists in the business, deleted or not, and is within the caller's reach. */
export async function isReached(work: Work<Principal>, id: number): Promise<boolean> {
  const person = await work.db
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
    .where(withinReach('people.id', work, work.by.reach))
    .executeTakeFirst()
  return person !== undefined
}
