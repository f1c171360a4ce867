import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { type Origin, recordAudit } from '../audit/record-audit.ts'
import { asJson } from '../db/as-json.ts'
import { sqlOf } from '../db/orm.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Schemas } from '../operation/contract.ts'
import type { Principal } from '../operation/principal.ts'
import { comingBack } from './account.ts'
import { loadAccount } from './load-accounts.ts'
import type { LeavePlan } from './plan-leave.ts'
import { type LeaveRequestRow, leaveEventData, leaveRequestColumns } from './present-leave-request.ts'

/** Who does it and where it came from, for the audit log. */
export interface Actor {
  principal: Principal
  origin: Origin
}

type Status = 'approved' | 'rejected' | 'cancelled'

interface Decision {
  decided_by: number | null
  decided_by_api_key: number | null
  decided_at: RawBuilder<string>
}

/** What a decision writes down of who made it. */
export const decisionOf = (principal: Principal): Decision => ({
  decided_by: principal.kind === 'user' ? principal.user_id : null,
  decided_by_api_key: principal.kind === 'api_key' ? principal.api_key_id : null,
  decided_at: sql<string>`now()`,
})

/** A decision that nobody made: the leave type asks for none. */
export const noDecision: Decision = { decided_by: null, decided_by_api_key: null, decided_at: sql<string>`now()` }

/**
 * Approves leave as it was planned: its days are frozen and taken.
 *
 * @param request - locked by the transaction, requested
 * @param plan - of this transaction
 */
export async function approveLeave(
  t: EntityManager,
  actor: Actor,
  request: LeaveRequestRow,
  { days, breakdown }: Pick<LeavePlan, 'days' | 'breakdown'>,
  decision: Decision,
): Promise<LeaveRequestRow> {
  const set = { ...decision, days, breakdown: asJson(breakdown) }
  const row = await changeStatus(t, actor, request, 'approved', set)
  await bookLeave(t, actor, row, { kind: 'taken', days: -row.days, effective_on: row.start_date })
  return row
}

/** @param request - locked by the transaction, requested */
export const rejectLeave = (
  t: EntityManager,
  actor: Actor,
  request: LeaveRequestRow,
  decision_note: string,
): Promise<LeaveRequestRow> =>
  changeStatus(t, actor, request, 'rejected', { ...decisionOf(actor.principal), decision_note })

/**
 * Cancels leave, and books what comes back of what it had taken (`comingBack`).
 *
 * @param request - locked by the transaction, requested or approved
 */
export async function cancelLeave(t: EntityManager, actor: Actor, request: LeaveRequestRow): Promise<LeaveRequestRow> {
  const row = await changeStatus(t, actor, request, 'cancelled', {})
  if (request.status !== 'approved') return row
  const back = comingBack(await loadAccount(t, actor.principal.business_id, row), row)
  await bookLeave(t, actor, row, { kind: 'reversal', ...back })
  return row
}

async function changeStatus(
  t: EntityManager,
  { principal, origin }: Actor,
  { id, status: before }: LeaveRequestRow,
  status: Status,
  set: Partial<Decision> & { days?: number; breakdown?: RawBuilder<Schemas['LeaveDay'][]>; decision_note?: string },
): Promise<LeaveRequestRow> {
  const { business_id } = principal
  const row = await sqlOf(t)
    .updateTable('leave_requests')
    .set({ ...set, status, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('status', '=', before)
    .returning(leaveRequestColumns)
    .executeTakeFirstOrThrow()
  const data = leaveEventData(row)
  await recordEvent(t, { business_id, type: `leave.${status}`, data, created_at: row.updated_at })
  const detail = { leave_request_id: id, person_id: row.person_id }
  await recordAudit(t, origin, principal, { business_id, action: `leave.${status}`, detail })
  return row
}

async function bookLeave(
  t: EntityManager,
  { principal }: Actor,
  { id, person_id, leave_type_id }: LeaveRequestRow,
  line: { kind: 'taken' | 'reversal'; days: number; effective_on: string },
): Promise<void> {
  await sqlOf(t)
    .insertInto('leave_ledger')
    .values({ business_id: principal.business_id, person_id, leave_type_id, leave_request_id: id, ...line })
    .execute()
}
