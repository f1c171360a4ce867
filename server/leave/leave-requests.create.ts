import { recordAudit } from '../audit/record-audit.ts'
import { asJson } from '../db/as-json.ts'
import { created } from '../operation/answer.ts'
import { orConflict } from '../operation/conflicts.ts'
import { unknownReference } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { userBehind } from '../operation/principal.ts'
import { isReached } from '../operation/within-reach.ts'
import type { Work } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { approveLeave, noDecision } from './change-leave-status.ts'
import { leaveRules } from './check-leave.ts'
import { notifyApprovers } from './mails/queue-leave-mails.ts'
import { leaveRequestConflicts, planLeave } from './plan-leave.ts'
import { leaveEventData, leaveRequestColumns } from './present-leave-request.ts'
import { showLeaveRequest } from './show-leave-request.ts'

const blank = { note: null, external_id: null, metadata: {} }

/** Asks for leave. Leave of a type that needs no approval is approved at once. */
export const leaveRequestsCreate = change('leaveRequests.create', leaveRules, async (work, { body }) => {
  if (!(await isReached(work, body.person_id))) throw unknownReference('body.person_id')
  const plan = await planLeave(work, body)
  const { type, days, breakdown } = plan
  const { business_id } = work
  const requested_by = userBehind(work.by)
  const own_user_id = await userOf(work, body.person_id)
  const requested = await orConflict(
    work.db
      .insertInto('leave_requests')
      .values({
        ...blank,
        ...body,
        business_id,
        own_user_id,
        requested_by,
        requester_ids: [requested_by],
        days,
        breakdown: asJson(breakdown),
      })
      .returning(leaveRequestColumns)
      .executeTakeFirstOrThrow(),
    leaveRequestConflicts,
  )
  const { id, person_id, created_at } = requested
  await recordEvent(work, { type: 'leave.requested', data: leaveEventData(requested), created_at })
  recordAudit(work, { action: 'leave.requested', detail: { leave_request_id: id, person_id } })
  if (!type.requires_approval) {
    return created(await showLeaveRequest(work, await approveLeave(work, requested, plan, noDecision(work))))
  }
  await notifyApprovers(work, requested, 'requested')
  return created(await showLeaveRequest(work, requested))
})

/** The user of a person. Kept with the request, as nobody decides on what was their own leave when asked for. */
async function userOf({ db, business_id }: Work, person_id: number): Promise<number | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .where('person_id', '=', person_id)
    .executeTakeFirst()
  return user?.id ?? null
}
