import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { clock } from '../business/clock.ts'
import { asJson } from '../db/as-json.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { behalfDetail, type LeaveStep, skipWaiting } from './approval/steps.ts'
import { loadAccount } from './balances/load-accounts.ts'
import { returnedDays, reverseLeave } from './balances/reverse-leave.ts'
import { notifyApprovers, notifyRequester } from './mails/queue-leave-mails.ts'
import type { LeavePlan } from './plan-leave.ts'
import { type LeaveRequestRow, leaveEventData, leaveRequestColumns } from './present-leave-request.ts'

interface Decision {
  decided_by: number | null
  decided_by_api_key: number | null
  decided_at: RawBuilder<string>
}

const callerDecision = (work: Change): Decision => ({
  decided_by: work.by.kind === 'user' ? work.by.user_id : null,
  decided_by_api_key: work.by.kind === 'api_key' ? work.by.api_key_id : null,
  decided_at: clock(work),
})

/** Returns the decision, without an approver, on leave of a type that needs no approval. */
export const automaticDecision = (work: Change): Decision => ({
  decided_by: null,
  decided_by_api_key: null,
  decided_at: clock(work),
})

/**
 * Approves leave: stores the days of the plan and subtracts them from the balance.
 *
 * @param request - a request in the state `requested`, locked by the transaction, with the steps as decided; those that
 *   still wait are skipped
 * @param plan - a plan made in the same transaction
 * @param decision - the caller's decision by default, or `automaticDecision`
 */
export async function approveLeave(
  work: Change,
  request: LeaveRequestRow,
  { days, breakdown }: LeavePlan,
  decision: Decision = callerDecision(work),
): Promise<LeaveRequestRow> {
  const row = await changeStatus(work, request, 'approved', {
    ...decision,
    days,
    breakdown: asJson(breakdown),
    steps: asJson(skipWaiting(request.steps)),
  })
  await bookLeave(work, row, { kind: 'taken', days: -row.days, effective_on: row.start_date })
  return row
}

/**
 * Rejects leave.
 *
 * @param request - a request in the state `requested`, locked by the transaction
 * @param reason - the note, and the user on whose behalf the caller decides as a delegate
 */
export const rejectLeave = (
  work: Change,
  request: LeaveRequestRow,
  { decision_note, on_behalf_of }: { decision_note: string; on_behalf_of: number | null },
): Promise<LeaveRequestRow> =>
  changeStatus(work, request, 'rejected', { ...callerDecision(work), decision_note }, behalfDetail(on_behalf_of))

/**
 * Cancels leave. The days of approved leave return to the balance (`reverseLeave`), and `days_returned` is the increase of
 * the balance. If users cancel their own leave after an approver has approved it, the approvers are notified.
 *
 * @param request - a request in the state `requested` or `approved`, locked by the transaction
 */
export async function cancelLeave(work: Change, request: LeaveRequestRow): Promise<LeaveRequestRow> {
  if (request.status !== 'approved') return await changeStatus(work, request, 'cancelled', {})
  const account = await loadAccount(work, request)
  const reversal = reverseLeave(account, request)
  const row = await changeStatus(work, request, 'cancelled', {
    days_returned: returnedDays(account, request, reversal),
  })
  await bookLeave(work, row, { kind: 'reversal', ...reversal })
  const isOwn = work.by.kind === 'user' && work.by.user_id === row.own_user_id
  const wasDecided = row.decided_by !== null || row.decided_by_api_key !== null
  if (isOwn && wasDecided) await notifyApprovers(work, row, 'cancelled')
  return row
}

async function changeStatus(
  work: Change,
  { id, status: before }: LeaveRequestRow,
  status: Exclude<Schemas['LeaveStatus'], 'requested'>,
  columns: Partial<Decision> & {
    days?: number
    breakdown?: RawBuilder<Schemas['LeaveDay'][]>
    steps?: RawBuilder<LeaveStep[]>
    decision_note?: string
    days_returned?: number
  },
  detail: { on_behalf_of?: number } = {},
): Promise<LeaveRequestRow> {
  const row = await work.db
    .updateTable('leave_requests')
    .set({ ...columns, status, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('business_id', '=', work.business_id)
    .where('status', '=', before)
    .returning(leaveRequestColumns)
    .executeTakeFirstOrThrow()
  await recordEvent(work, { type: `leave.${status}`, data: leaveEventData(row), created_at: row.updated_at })
  recordAudit(work, {
    action: `leave.${status}`,
    detail: { leave_request_id: id, person_id: row.person_id, ...detail },
  })
  await notifyRequester(work, row, status)
  return row
}

async function bookLeave(
  { db, business_id }: Change,
  { id, person_id, leave_type_id }: LeaveRequestRow,
  line: { kind: 'taken' | 'reversal'; days: number; effective_on: string },
): Promise<void> {
  await db
    .insertInto('leave_ledger')
    .values({ business_id, person_id, leave_type_id, leave_request_id: id, ...line })
    .execute()
}
