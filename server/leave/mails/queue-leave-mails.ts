import { sql } from 'kysely'
import { rolesWithScope } from '../../access/roles.ts'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { enqueue } from '../../jobs.ts'
import type { Actor } from '../../operation/principal.ts'
import { userBehind } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import type { LeaveRequestRow } from '../present-leave-request.ts'

/** What a mail tells of leave: that it was asked for, or what became of it. */
export type LeaveMailKind = LeaveRequestRow['status']

type Told = Pick<LeaveRequestRow, 'id' | 'person_id' | 'own_user_id' | 'requester_ids'>

/** More administrators than that need not hear of one request. */
const mostAdministrators = 20

/**
 * Has those mailed who decide on a request: that it waits for them, or that the person cancelled it. Whoever did that in
 * the name of the person is not mailed.
 */
export async function notifyApprovers(
  work: Change,
  request: Told,
  kind: Extract<LeaveMailKind, 'requested' | 'cancelled'>,
): Promise<void> {
  if (work.config.smtpUrl === undefined) return
  const manager = await nearestManager(work, request)
  await queue(work, request, kind, manager.length > 0 ? manager : await administrators(work, request))
}

/** Has the person mailed whose leave was decided on or cancelled, unless they did it themselves. */
export async function notifyRequester(work: Change, request: Told, kind: LeaveMailKind): Promise<void> {
  if (work.config.smtpUrl === undefined || request.own_user_id === null) return
  await queue(work, request, kind, [request.own_user_id])
}

/** The user of the nearest manager who logs in and may decide. */
async function nearestManager(work: Change, request: Told): Promise<number[]> {
  const { db, business_id } = work
  const { rows } = await sql<{ id: number }>`
    with recursive above (person_id, steps) as (
      select manager_id, 1 from people where business_id = ${business_id} and id = ${request.person_id}
      union
      select people.manager_id, steps + 1 from people join above on people.id = above.person_id
      where people.business_id = ${business_id} and steps < 100
    )
    select users.id from above cross join lateral ( -- the limit lets PostgreSQL read each by its key
      select id, role, active, password_hash, email_moved_at, person_id from users
      where business_id = ${business_id} and person_id = above.person_id limit 1
    ) users
    where users.role = any(${deciding}) and ${mayDecide(work, request)}
      and ${ownsAddress} and ${isUserActive({ business_id })}
    order by steps limit 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** The users who decide on the leave of everybody. */
async function administrators(work: Change, request: Told): Promise<number[]> {
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
    .limit(mostAdministrators)
    .execute()
  return rows.map(({ id }) => id)
}

/** Not on their own leave and, where the business asks for two people, not on what they requested. */
const mayDecide = ({ business_id }: Change, { own_user_id, requester_ids }: Told) => sql<boolean>`(
  users.id <> ${own_user_id ?? 0} and not (
    users.id = any(${requester_ids}::int[])
    and (select two_person_pay_runs from businesses where id = ${business_id})
  )
)`

const deciding = rolesWithScope('leave:approve')

/** Each mail has its job, so that none is forgotten; one job mails all that waits, and leaves nothing to the others. */
async function queue(work: Change, { id }: Told, kind: LeaveMailKind, users: number[]): Promise<void> {
  const { db, business_id } = work
  for (const user_id of users.filter((user) => user !== userOf(work.by))) {
    await db.insertInto('leave_mails').values({ business_id, user_id, leave_request_id: id, kind }).execute()
    await enqueue(work, 'send_leave_mail', { business_id, user_id })
  }
}

/** Nobody is told of what they or a key of theirs did. */
const userOf = (by: Actor): number | undefined =>
  by.kind === 'user' || by.kind === 'api_key' ? userBehind(by) : undefined
