import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { asJson } from '../../db/as-json.ts'
import type { Change } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { notifyApprovers, withdrawRequestMails } from '../mails/queue-leave-mails.ts'
import { type LeaveRequestRow, leaveEventData, leaveRequestColumns } from '../present-leave-request.ts'
import { behalfDetail, type LeaveStep, lastApproved } from './steps.ts'

/**
 * Stores the steps of a request that still waits for a decision, publishes each approved one and asks the next approvers.
 *
 * @param request - a request in the state `requested`, locked by the transaction, with the steps before the decision
 */
export async function recordSteps(
  work: Change,
  request: LeaveRequestRow,
  steps: LeaveStep[],
): Promise<LeaveRequestRow> {
  const { id, person_id } = request
  const row = await work.db
    .updateTable('leave_requests')
    .set({ steps: asJson(steps), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .where('status', '=', 'requested')
    .returning(leaveRequestColumns)
    .executeTakeFirstOrThrow()
  const created_at = row.updated_at
  for (const [index, { status, decided_by, on_behalf_of }] of steps.entries()) {
    if (status !== 'approved' || index <= lastApproved(request.steps)) continue
    const step = { step: index + 1, step_count: steps.length, step_decided_by: decided_by }
    await recordEvent(work, { type: 'leave.step_approved', data: { ...leaveEventData(row), ...step }, created_at })
    const detail = { leave_request_id: id, person_id, step: index + 1, ...behalfDetail(on_behalf_of) }
    recordAudit(work, { action: 'leave.step_approved', detail })
  }
  await withdrawRequestMails(work, id)
  await notifyApprovers(work, row, 'requested')
  return row
}
