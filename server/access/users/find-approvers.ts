import { sql } from 'kysely'
import type { Scope } from '../../operation/scopes.ts'
import type { Change } from '../../operation/work.ts'
import { rolesWithScope } from '../roles.ts'
import type { Parties } from './decision-limits.ts'
import { isUserActive, ownsAddress } from './user-active.ts'

/** The maximum number of administrators who are notified of a request. */
const maxAdministrators = 20

/**
 * Returns the users to notify of a request that waits for a decision: the user of the nearest manager who may decide on
 * it or, if there is none, the administrators who may. Users who made the request are excluded if the business requires
 * two people.
 *
 * @param scope - the scope that the decision requires
 */
export async function findApprovers(work: Change, request: Parties, scope: Scope): Promise<number[]> {
  const manager = await nearestManager(work, request, scope)
  return manager.length > 0 ? manager : administrators(work, request)
}

/** Returns the user of the nearest manager who is active and may decide on the request; empty if there is none. */
async function nearestManager(work: Change, request: Parties, scope: Scope): Promise<number[]> {
  const { db, business_id } = work
  // The limit of the lateral join makes PostgreSQL look up each user by their key.
  const { rows } = await sql<{ id: number }>`
    with recursive managers (person_id, steps) as (
      select manager_id, 1 from people where business_id = ${business_id} and id = ${request.person_id}
      union
      select people.manager_id, steps + 1 from people join managers on people.id = managers.person_id
      where people.business_id = ${business_id} and steps < 100
    )
    select users.id from managers cross join lateral (
      select id, role, active, password_hash, email_moved_at, person_id from users
      where business_id = ${business_id} and person_id = managers.person_id limit 1
    ) users
    where users.role = any(${rolesWithScope(scope)}) and ${mayDecide(work, request)}
      and ${ownsAddress} and ${isUserActive({ business_id })}
    order by steps limit 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the users who may decide on the requests of all people. */
async function administrators(work: Change, request: Parties): Promise<number[]> {
  const { db, business_id } = work
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .where('role', 'in', ['owner', 'admin'])
    .where(mayDecide(work, request))
    .where(ownsAddress)
    .where(isUserActive({ business_id }))
    .orderBy('id')
    .limit(maxAdministrators)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Returns a condition that excludes users whose own request it is and, if the business requires two people, users who
 * made the request.
 */
const mayDecide = ({ business_id }: Change, { own_user_id, requester_ids }: Parties) => sql<boolean>`(
  users.id <> ${own_user_id ?? 0} and not (
    users.id = any(${requester_ids}::int[])
    and (select two_person_pay_runs from businesses where id = ${business_id})
  )
)`
