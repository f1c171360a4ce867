import { sql } from 'kysely'
import type { Scope } from '../../operation/scopes.ts'
import type { Change } from '../../operation/work.ts'
import { roleHasScope } from '../roles.ts'
import type { Parties } from './decision-limits.ts'
import { isUserActive, ownsAddress } from './user-active.ts'

/** The maximum number of administrators, and of approvers of a department, who are notified of a request. */
const maxUsers = 20

/**
 * Returns the users to notify of a request that waits for a decision, who may all decide on it: the user of the nearest
 * manager, and those whose custom role reaches their department with the person in it. If there is none, these are the
 * administrators. Users who made the request are excluded if the business requires two people.
 *
 * @param scope - the scope that the decision requires
 */
export async function findApprovers(work: Change, request: Parties, scope: Scope): Promise<number[]> {
  const colleagues = await departmentApprovers(work, request, scope)
  const manager = await nearestManager(work, request, scope, colleagues)
  const near = [...new Set([...manager, ...colleagues])]
  return near.length > 0 ? near : administrators(work, request, scope)
}

/**
 * Returns the user of the nearest manager who is active and may decide on the request; empty if there is none.
 *
 * @param colleagues - the users who may decide on it because of their department
 */
async function nearestManager(
  work: Change,
  request: Parties,
  scope: Scope,
  colleagues: readonly number[],
): Promise<number[]> {
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
      select id, role, role_id, active, password_hash, email_moved_at, person_id from users
      where business_id = ${business_id} and person_id = managers.person_id limit 1
    ) users
    where (${roleHasScope({ business_id }, scope, ['team', 'all'])} or users.id = any(${colleagues}::int[]))
      and ${mayDecide(work, request)}
      and ${ownsAddress} and ${isUserActive({ business_id })}
    order by steps limit 1`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Returns the users with a custom role for their department, if the person is in that department or one of its parts.
 * The statement starts with the roles, which are few, rather than with the people of the departments.
 */
async function departmentApprovers(work: Change, request: Parties, scope: Scope): Promise<number[]> {
  const { db, business_id } = work
  const { rows } = await sql<{ id: number }>`
    with recursive wholes (id) as (
      select department_id from people
      where business_id = ${business_id} and id = ${request.person_id} and department_id is not null
      union
      select department.parent_id from departments department join wholes on department.id = wholes.id
      where department.business_id = ${business_id} and department.parent_id is not null
    )
    select users.id from roles
    join users on users.business_id = ${business_id} and users.role_id = roles.id
    join people own on own.business_id = ${business_id} and own.id = users.person_id
    where roles.business_id = ${business_id} and roles.reach = 'department' and ${scope} = any(roles.scopes)
      and own.department_id in (select wholes.id from wholes)
      and ${mayDecide(work, request)} and ${ownsAddress} and ${isUserActive({ business_id })}
    order by users.id limit ${maxUsers}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the users who may decide on the requests of all people. */
async function administrators(work: Change, request: Parties, scope: Scope): Promise<number[]> {
  const { db, business_id } = work
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .where(roleHasScope({ business_id }, scope))
    .where(mayDecide(work, request))
    .where(ownsAddress)
    .where(isUserActive({ business_id }))
    .orderBy('id')
    .limit(maxUsers)
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
