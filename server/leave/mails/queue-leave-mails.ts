import { sql } from 'kysely'
import { rolesWithScope } from '../../access/roles.ts'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { enqueue } from '../../jobs.ts'
import { type Actor, accountableUserId } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import type { LeaveRequestRow } from '../present-leave-request.ts'

/** The change of a request that an email reports, which is the new status of the request. */
export type LeaveMailKind = LeaveRequestRow['status']

type MailSubject = Pick<LeaveRequestRow, 'id' | 'person_id' | 'own_user_id' | 'requester_ids'>

/** The maximum number of administrators who are notified of a request. */
const maxAdministrators = 20

/**
 * Notifies the approvers by email that a request waits for a decision, or that its person cancelled it. The actor is
 * not notified.
 */
export async function notifyApprovers(
  work: Change,
  request: MailSubject,
  kind: Extract<LeaveMailKind, 'requested' | 'cancelled'>,
): Promise<void> {
  if (work.config.smtpUrl === undefined) return
  const manager = await nearestManager(work, request)
  await queueMails(work, request, kind, manager.length > 0 ? manager : await administrators(work, request))
}

/** Notifies the person on leave by email about a decision or a cancellation, unless the person is the actor. */
export async function notifyRequester(work: Change, request: MailSubject, kind: LeaveMailKind): Promise<void> {
  if (work.config.smtpUrl === undefined || request.own_user_id === null) return
  await queueMails(work, request, kind, [request.own_user_id])
}

/** Returns the user of the nearest manager who is active and may decide on the leave; empty if there is none. */
async function nearestManager(work: Change, request: MailSubject): Promise<number[]> {
  const { db, business_id } = work
  const { rows } = await sql<{ id: number }>`
    with recursive managers (person_id, steps) as (
      select manager_id, 1 from people where business_id = ${business_id} and id = ${request.person_id}
      union
      select people.manager_id, steps + 1 from people join managers on people.id = managers.person_id
      where people.business_id = ${business_id} and steps < 100
    )
    select users.id from managers cross join lateral ( -- the limit makes PostgreSQL look up each by its key
      select id, role, active, password_hash, email_moved_at, person_id from users
      where business_id = ${business_id} and person_id = managers.person_id limit 1
    ) users
    where users.role = any(${approvingRoles}) and ${mayDecide(work, request)}
      and ${ownsAddress} and ${isUserActive({ business_id })}
    order by steps limit 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the users who may decide on the leave of all people. */
async function administrators(work: Change, request: MailSubject): Promise<number[]> {
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
 * Returns a condition that excludes users whose own leave it is and, if the business requires two people, users who
 * requested the leave.
 */
const mayDecide = ({ business_id }: Change, { own_user_id, requester_ids }: MailSubject) => sql<boolean>`(
  users.id <> ${own_user_id ?? 0} and not (
    users.id = any(${requester_ids}::int[])
    and (select two_person_pay_runs from businesses where id = ${business_id})
  )
)`

const approvingRoles = rolesWithScope('leave:approve')

/** Queues a job for each email. The first job of a user sends all pending emails of that user; later jobs find none. */
async function queueMails(work: Change, { id }: MailSubject, kind: LeaveMailKind, users: number[]): Promise<void> {
  const { db, business_id } = work
  for (const user_id of users.filter((user) => user !== actingUser(work.by))) {
    await db.insertInto('leave_mails').values({ business_id, user_id, leave_request_id: id, kind }).execute()
    await enqueue(work, 'send_leave_mail', { business_id, user_id })
  }
}

/** Returns the user who made the change, directly or with an API key. */
const actingUser = (by: Actor): number | undefined =>
  by.kind === 'user' || by.kind === 'api_key' ? accountableUserId(by) : undefined
