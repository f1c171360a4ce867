import { findApprovers } from '../../access/users/find-approvers.ts'
import { enqueue } from '../../jobs.ts'
import { actingUser } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { personChangeStates } from '../person-change.states.ts'
import { type PersonChangeRow, requestParties } from '../present-person-change.ts'

/** Notifies the approvers of a request by email that it waits for a decision. */
export async function notifyApprovers(work: Change, request: PersonChangeRow): Promise<void> {
  if (work.config.smtpUrl === undefined) return
  const { approve } = personChangeStates.scopes
  await queueMails(work, request, await findApprovers(work, requestParties(request), approve))
}

/** Notifies the requester by email of the decision. */
export async function notifyRequester(work: Change, request: PersonChangeRow): Promise<void> {
  if (work.config.smtpUrl === undefined) return
  await queueMails(work, request, [request.requested_by])
}

/** Queues an email to each user except the one who acts. */
async function queueMails(work: Change, request: PersonChangeRow, users: number[]): Promise<void> {
  const { db, business_id } = work
  for (const user_id of users.filter((user) => user !== actingUser(work.by))) {
    const { id } = await db
      .insertInto('person_change_mails')
      .values({ business_id, person_change_id: request.id, user_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(work, 'send_person_change_mail', { business_id, person_change_mail_id: id })
  }
}
