import { sql } from 'kysely'
import { findApprovers } from '../../access/users/find-approvers.ts'
import { enqueue } from '../../jobs.ts'
import { actingUser } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { readApprovers } from '../approval/read-approvers.ts'
import { currentStep } from '../approval/steps.ts'
import type { LeaveRequestRow } from '../present-leave-request.ts'

/** The change of a request that an email reports, which is the new status of the request. */
export type LeaveMailKind = LeaveRequestRow['status']

type MailSubject = Pick<LeaveRequestRow, 'id' | 'person_id' | 'own_user_id' | 'requester_ids' | 'steps'>

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
  const step = kind === 'requested' ? request.steps[currentStep(request.steps)] : undefined
  const approvers = step
    ? (await readApprovers(work, [request]))(request, step).recipients
    : await findApprovers(work, request, 'leave:approve')
  await queueMails(work, request, kind, approvers)
}

/** Withdraws the emails that ask users to decide on a request and that were not sent yet. */
export async function withdrawRequestMails({ db, business_id }: Change, leave_request_id: number): Promise<void> {
  await db
    .updateTable('leave_mails')
    .set({ sent_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('leave_request_id', '=', leave_request_id)
    .where('kind', '=', 'requested')
    .where('sent_at', 'is', null)
    .where('claimed_until', 'is', null)
    .execute()
}

/** Notifies the person on leave by email about a decision or a cancellation, unless the person is the actor. */
export async function notifyRequester(work: Change, request: MailSubject, kind: LeaveMailKind): Promise<void> {
  if (work.config.smtpUrl === undefined || request.own_user_id === null) return
  await queueMails(work, request, kind, [request.own_user_id])
}

/** Queues a job for each email. The first job of a user sends all pending emails of that user; later jobs find none. */
async function queueMails(work: Change, { id }: MailSubject, kind: LeaveMailKind, users: number[]): Promise<void> {
  const { db, business_id } = work
  for (const user_id of users.filter((user) => user !== actingUser(work.by))) {
    await db.insertInto('leave_mails').values({ business_id, user_id, leave_request_id: id, kind }).execute()
    await enqueue(work, 'send_leave_mail', { business_id, user_id })
  }
}
