import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Work } from '../../operation/work.ts'
import type { AssignmentTable } from './assignment.entity.ts'
import { jobMembers } from './timeline.ts'

/**
 * Returns SQL that orders the assignments of a person so that the one in force on a day comes first: the last one that
 * took effect on or before that day, or the earliest one if none did. After the end of a former employment, only the
 * assignments of later employments come first. The statement must have the person as `people`.
 *
 * @param table - the name of the assignments in the statement
 * @param day - a value, or SQL for one
 */
export function inForceOrder(
  { business_id }: Pick<Work, 'business_id'>,
  table: string,
  day: string | RawBuilder<string>,
): RawBuilder<unknown> {
  const from = sql.ref(`${table}.effective_on`)
  const last = sql`least(${day}::date, people.end_date - 1)`
  const formerEnd = sql`(select max(former.end_date) from employments former
    where former.business_id = ${business_id} and former.person_id = people.id and former.end_date <= ${day}::date)`
  return sql`coalesce(${from} < ${formerEnd}, false), ${from} > ${last}, abs(${from} - ${last})`
}

/**
 * Returns SQL for the assignment of a person in force on a day, for a lateral join. The statement must have the person
 * as `people`.
 */
export const assignmentInForce = ({ business_id }: Pick<Work, 'business_id'>, day: string | RawBuilder<string>) => sql<
  Selectable<AssignmentTable>
>`(
  select assignments.* from assignments
  where assignments.business_id = ${business_id} and assignments.person_id = people.id
  order by ${inForceOrder({ business_id }, 'assignments', day)} limit 1
)`

/**
 * Returns SQL for the members of the job, separated by commas.
 *
 * @param table - the name of the table in the statement; without it, the names alone
 */
export const jobColumns = (table?: string): RawBuilder<unknown> =>
  sql.join(jobMembers.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`)))

/** Returns SQL for a member of the job: that of the assignment `job`, or of the person, who may not have one yet. */
export const jobMember = (name: (typeof jobMembers)[number]): RawBuilder<unknown> =>
  sql`case when job.id is null then people.${sql.ref(name)} else job.${sql.ref(name)} end`
