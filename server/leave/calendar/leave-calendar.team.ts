import { sql } from 'kysely'
import { isNullInRow } from '../../db/is-null.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { unknownReference, validationFailed } from '../../operation/errors.ts'
import { report } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import { isReached } from '../../operation/within-reach.ts'
import type { Work } from '../../operation/work.ts'
import { calendarRules, maxEntries, tooManyEntries } from './read-leave-calendar.ts'

/** Returns when the team of a person, by default the caller, is away, as colleagues see it. */
export const leaveCalendarTeam = report('leaveCalendar.team', calendarRules, async (work, { query }) => {
  const { from, to } = query
  const person_id = await checkPerson(work, query.person_id)
  return ok({ from, to, absences: await readTeamAbsences(work, person_id, { from, to }) })
})

/**
 * Returns the person whose team is requested.
 *
 * @throws {ApiError} 422 if the caller has no record and names no person, or the person is outside the caller's reach
 */
async function checkPerson(work: Work<Principal>, input: number | undefined): Promise<number> {
  const { by } = work
  const person_id = input ?? (by.kind === 'user' ? by.person_id : null)
  if (person_id === null)
    throw validationFailed([
      { path: 'query.person_id', code: 'required', message: 'is required for callers without a record' },
    ])
  if (!(await isReached(work, person_id))) throw unknownReference('query.person_id')
  return person_id
}

/**
 * Reads the approved leave of the people who work with a person: their manager, the people with the same manager or in
 * the same department, and their direct reports.
 *
 * @throws {ApiError} 422 if the period has too much leave
 */
async function readTeamAbsences(
  { db, business_id }: Work,
  person_id: number,
  { from, to }: { from: string; to: string },
): Promise<Schemas['TeamAbsence'][]> {
  const { rows } = await sql<Schemas['TeamAbsence']>`
    with own as (
      select id, manager_id, department_id from people where business_id = ${business_id} and id = ${person_id}
    ), team as (
      select member.id from people member join own on member.id = own.manager_id
      where member.business_id = ${business_id}
      union
      select member.id from people member join own on member.manager_id in (own.id, own.manager_id)
      where member.business_id = ${business_id}
      union
      select member.id from people member join own on member.department_id = own.department_id
      where member.business_id = ${business_id}
    )
    select request.person_id, coalesce(person.preferred_name, person.first_name) || ' ' || person.last_name as person_name,
      case when type.hidden_from_team then null else type.name end as leave_type_name,
      request.start_date, request.end_date, request.start_portion, request.end_portion
    from leave_requests request
    join people person on person.business_id = ${business_id} and person.id = request.person_id
    join leave_types type on type.business_id = ${business_id} and type.id = request.leave_type_id
    where request.business_id = ${business_id} and request.status = 'approved'
      and request.start_date <= ${to} and request.end_date >= ${from} and ${isNullInRow('person.deleted_at')}
      and request.person_id in (select team.id from team) and request.person_id <> ${person_id}
    order by request.start_date, request.id limit ${maxEntries + 1}`.execute(db)
  if (rows.length > maxEntries) throw tooManyEntries('query.to')
  return rows
}
