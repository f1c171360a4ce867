import { sql } from 'kysely'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { readApprovers, type Subject } from '../approval/read-approvers.ts'
import { currentStep } from '../approval/steps.ts'
import { readDelegators } from './read-delegations.ts'

/** The maximum number of undecided requests, from the oldest, among which a delegate sees those of the approver. */
const maxRequests = 1000

/**
 * Reads the requests on whose current step the caller may decide on behalf of another user today. Callers whose reach
 * is the whole business see all requests anyway.
 *
 * @param id - a request, to look up only that one
 * @returns the IDs of the requests
 */
export async function readDelegatedRequests(work: Work<Principal>, id?: number): Promise<number[]> {
  const { db, business_id, by } = work
  if (by.kind !== 'user' || by.reach.own_person === undefined || !by.scopes.has('leave:approve')) return []
  const delegators = (await readDelegators(work, by.user_id)).map(({ user_id }) => user_id)
  if (delegators.length === 0) return []
  const { rows } = await sql<Subject & { id: number }>`
    with named (id, person_id, role_id) as (
      select id, person_id, role_id from users where business_id = ${business_id} and id = any(${delegators}::int[])
    ), reports (id) as (
      select people.id from named join people on people.manager_id = named.person_id
      where people.business_id = ${business_id}
    ), team (id) as (
      select id from reports
      union
      select people.id from reports join people on people.manager_id = reports.id
      where people.business_id = ${business_id}
    )
    select id, person_id, own_user_id, requester_ids, steps from (
      select id, person_id, own_user_id, requester_ids, steps from leave_requests
      where business_id = ${business_id} and status = 'requested' and steps <> '[]'
        ${id === undefined ? sql`` : sql`and id = ${id}`}
      order by id limit ${id === undefined ? maxRequests : 1}
    ) request
    where person_id in (select team.id from team)
      or exists (select from named where request.steps @> jsonb_build_array(jsonb_build_object('user_id', named.id)))
      or exists (select from named where named.role_id is not null
        and request.steps @> jsonb_build_array(jsonb_build_object('role_id', named.role_id)))
    order by id`.execute(db)
  if (rows.length === 0) return []
  const findApprovers = await readApprovers(work, rows, by)
  return rows
    .filter((row) => {
      const step = row.steps[currentStep(row.steps)]
      return step !== undefined && findApprovers(row, step).onBehalf.has(by.user_id)
    })
    .map((row) => row.id)
}
