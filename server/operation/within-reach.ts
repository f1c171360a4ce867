import { type RawBuilder, sql } from 'kysely'
import type { Principal, Reach } from './principal.ts'
import type { Work } from './work.ts'

/**
 * Returns the condition that a person is within the caller's reach; true for a reach of the whole business. The
 * statement reads the hierarchy below the caller, or their department, so that a new manager or department takes effect
 * at once.
 *
 * @param column - the column with the person's ID, such as `documents.person_id`
 */
export function withinReach(
  column: string,
  { business_id }: Pick<Work, 'business_id'>,
  { own_person, and_team, and_department }: Reach,
): RawBuilder<boolean> {
  const id = sql.ref(column)
  if (own_person === undefined) return sql`true`
  if (and_department !== undefined) return isInDepartment(id, business_id, own_person)
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

/** Returns the condition that a person is the caller, or is in the caller's department or one of its parts. */
const isInDepartment = (id: RawBuilder<unknown>, business_id: number, own_person: number): RawBuilder<boolean> =>
  sql`${id} in (
    with recursive parts (id) as (
      select department_id from people
      where business_id = ${business_id} and id = ${own_person} and department_id is not null
      union
      select part.id from departments part join parts on part.parent_id = parts.id
      where part.business_id = ${business_id}
    )
    select ${own_person}::integer
    union all
    select member.id from people member join parts on member.department_id = parts.id
    where member.business_id = ${business_id}
  )`

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
