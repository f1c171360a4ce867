import { sql } from 'kysely'
import { prepare } from '../../operation/prepare.ts'
import { type Actor, accountableUserId } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { jobColumns } from './in-force.ts'

/**
 * SQL for the first day of the first assignment: the start of the employment, or else the day on which the person was
 * added. The statement must have `people` and `businesses`.
 */
export const firstDay = sql<string>`
  coalesce(people.start_date, (people.created_at at time zone businesses.time_zone)::date)`

const insertFirst = prepare(
  (_db, { business_id }, { person_id, created_by }: { person_id: number; created_by: number | null }) => sql`
    insert into assignments (business_id, person_id, effective_on, ${jobColumns()}, reason, created_by, applied_at)
    select people.business_id, people.id, ${firstDay}, ${jobColumns('people')}, 'hire', ${created_by}::integer, now()
    from people join businesses on businesses.id = people.business_id
    where people.business_id = ${business_id} and people.id = ${person_id}`,
)

/** The user who created an assignment, directly or through an API key; null for the service. */
export const creatorId = (by: Actor): number | null =>
  by.kind === 'user' || by.kind === 'api_key' ? accountableUserId(by) : null

/**
 * Sends the first assignment of a new person, in the packet of the next statement. `person.created` is its only event:
 * every person has one.
 */
export function addFirstAssignment(work: Change, person_id: number): void {
  insertFirst.send(work, { person_id, created_by: creatorId(work.by) })
}
