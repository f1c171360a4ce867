import { sql } from 'kysely'
import { roleHasScope } from '../../access/roles.ts'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { readToday } from '../../business/today.ts'
import type { Work } from '../../operation/work.ts'

/** The maximum number of users of a role, and of administrators, who are considered. */
const maxUsers = 50

/** A user who may be asked to approve leave. */
export interface Candidate {
  id: number
  person_id: number | null
  role_id: number | null
  /** The department of the user's person. */
  department_id: number | null
  /** Whether the user can log in and may approve leave of the people of a reach. */
  all: boolean
  team: boolean
  department: boolean
  /** Whether the user's own leave covers the whole day. */
  is_away: boolean
}

/** The managers of people, from the nearest, and their departments with those above. */
export interface Line {
  manager_ids: number[]
  department_ids: number[]
}

/** Reads the managers and the departments above people. */
export async function readLines({ db, business_id }: Work, people: readonly number[]): Promise<Map<number, Line>> {
  const ids = [...new Set(people)]
  const managers = await sql<{ person_id: number; id: number }>`
    with recursive managers (person_id, id, steps) as (
      select id, manager_id, 1 from people
      where business_id = ${business_id} and id = any(${ids}::int[]) and manager_id is not null
      union
      select managers.person_id, people.manager_id, steps + 1 from people join managers on people.id = managers.id
      where people.business_id = ${business_id} and people.manager_id is not null and steps < 100
    )
    select person_id, id from managers order by steps`.execute(db)
  const departments = await sql<{ person_id: number; id: number }>`
    with recursive wholes (person_id, id) as (
      select id, department_id from people
      where business_id = ${business_id} and id = any(${ids}::int[]) and department_id is not null
      union
      select wholes.person_id, department.parent_id from departments department join wholes on department.id = wholes.id
      where department.business_id = ${business_id} and department.parent_id is not null
    )
    select person_id, id from wholes`.execute(db)
  const managerRows = Map.groupBy(managers.rows, ({ person_id }) => person_id)
  const departmentRows = Map.groupBy(departments.rows, ({ person_id }) => person_id)
  const toIds = (rows: { id: number }[] = []) => [...new Set(rows.map(({ id }) => id))]
  return new Map(
    ids.map((id) => [id, { manager_ids: toIds(managerRows.get(id)), department_ids: toIds(departmentRows.get(id)) }]),
  )
}

/** Reads users by their person, by their custom role or by their ID. */
export async function readCandidates(
  work: Work,
  { people, roles, users }: { people: readonly number[]; roles: readonly number[]; users: readonly number[] },
): Promise<Candidate[]> {
  const { business_id } = work
  return await readUsers(
    work,
    sql`
      select id from users where business_id = ${business_id} and person_id = any(${people}::int[])
      union
      select member.id from unnest(${roles}::int[]) wanted (id) cross join lateral (
        select id from users where business_id = ${business_id} and role_id = wanted.id
        order by id limit ${maxUsers}
      ) member
      union
      select id from unnest(${users}::int[]) id`,
  )
}

/**
 * Reads the users who may approve the leave of all people: by the index of administrators, and by the custom roles that
 * include it.
 */
export async function readAdministrators(work: Work): Promise<Candidate[]> {
  const { business_id } = work
  const isActive = sql`${ownsAddress} and ${isUserActive(work)}`
  return await readUsers(
    work,
    sql`
      (
        select id from users
        where business_id = ${business_id} and role_id is null and role in ('owner', 'admin') and ${isActive}
        order by id limit ${maxUsers}
      )
      union all
      select member.id from roles cross join lateral (
        select id from users where business_id = ${business_id} and role_id = roles.id and ${isActive}
        order by id limit ${maxUsers}
      ) member
      where roles.business_id = ${business_id} and roles.reach = 'all' and 'leave:approve' = any(roles.scopes)`,
  )
}

/** @param ids - SQL for a query of the IDs of users */
async function readUsers(work: Work, ids: ReturnType<typeof sql>): Promise<Candidate[]> {
  const { db, business_id } = work
  const today = await readToday(work)
  const mayApprove = (reach: 'all' | 'team' | 'department') =>
    sql`${roleHasScope(work, 'leave:approve', [reach])} and ${ownsAddress} and ${isUserActive(work)}`
  // The limit of the lateral join makes PostgreSQL look up each user by their key.
  const { rows } = await sql<Candidate>`
    with ids (id) as (${ids})
    select users.id, users.person_id, users.role_id,
      (select people.department_id from people
        where people.business_id = ${business_id} and people.id = users.person_id) as department_id,
      ${mayApprove('all')} as "all", ${mayApprove('team')} as team, ${mayApprove('department')} as department,
      coalesce((
        select true from leave_requests
        where business_id = ${business_id} and person_id = users.person_id and status = 'approved'
          and start_date <= ${today} and end_date >= ${today}
          and (start_date < ${today} or start_portion = 'full') and (end_date > ${today} or end_portion = 'full')
        limit 1
      ), false) as is_away
    from ids cross join lateral (
      select id, role, role_id, active, password_hash, email_moved_at, person_id from users
      where business_id = ${business_id} and id = ids.id limit 1
    ) users
    order by users.id`.execute(db)
  return rows
}
