import { recordAudit } from '../audit/record-audit.ts'
import { asJson } from '../db/as-json.ts'
import { orConflict } from '../operation/conflicts.ts'
import { unknownReference } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { accountableUserId } from '../operation/principal.ts'
import { created } from '../operation/response.ts'
import { isReached } from '../operation/within-reach.ts'
import type { Work } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { openSteps } from './approval/decide-on-step.ts'
import { checkMaySkip } from './approval/skip-approval.ts'
import { approveLeave, automaticDecision } from './change-leave-status.ts'
import { leaveRules } from './check-leave.ts'
import { notifyApprovers } from './mails/queue-leave-mails.ts'
import { leaveRequestConflicts, planLeave } from './plan-leave.ts'
import { leaveEventData, leaveRequestColumns, showLeaveRequest } from './present-leave-request.ts'

const defaults = { note: null, reason_code: null, external_id: null, metadata: {} }

/**
 * Requests leave. Leave of a type that needs no approval, and leave entered with `skip_approval`, is approved
 * immediately.
 */
export const leaveRequestsCreate = change('leaveRequests.create', leaveRules, async (work, { body }) => {
  if (!(await isReached(work, body.person_id))) throw unknownReference('body.person_id')
  const { skip_approval, ...fields } = body
  if (skip_approval) await checkMaySkip(work, body.person_id)
  const plan = await planLeave(work, body)
  const { type, days, breakdown, warnings } = plan
  const { business_id } = work
  const requested_by = accountableUserId(work.by)
  const own_user_id = await linkedUser(work, body.person_id)
  const parties = { person_id: body.person_id, own_user_id, requester_ids: [requested_by] }
  const steps = await openSteps(work, parties, { approval: type.approval, days })
  const row = await orConflict(
    work.db
      .insertInto('leave_requests')
      .values({
        ...defaults,
        ...fields,
        business_id,
        own_user_id,
        requested_by,
        requester_ids: parties.requester_ids,
        days,
        breakdown: asJson(breakdown),
        warnings: asJson(warnings),
        steps: asJson(steps),
      })
      .returning(leaveRequestColumns)
      .executeTakeFirstOrThrow(),
    leaveRequestConflicts,
  )
  const { id, person_id, created_at } = row
  await recordEvent(work, { type: 'leave.requested', data: leaveEventData(row), created_at })
  recordAudit(work, { action: 'leave.requested', detail: { leave_request_id: id, person_id } })
  if (!type.requires_approval) {
    return created(await showLeaveRequest(work, await approveLeave(work, row, plan, automaticDecision(work))))
  }
  if (skip_approval) return created(await showLeaveRequest(work, await approveLeave(work, row, plan)))
  await notifyApprovers(work, row, 'requested')
  return created(await showLeaveRequest(work, row))
})

/**
 * Returns the user of a person. The request stores this user, because users cannot decide on leave that was their own
 * when it was requested.
 */
async function linkedUser({ db, business_id }: Work, person_id: number): Promise<number | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .where('person_id', '=', person_id)
    .executeTakeFirst()
  return user?.id ?? null
}
