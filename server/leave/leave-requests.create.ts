import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAudit } from '../audit/record-audit.ts'
import { asJson } from '../db/as-json.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Operation, Schemas } from '../operation/contract.ts'
import { approveLeave, noDecision } from './change-leave-status.ts'
import { type LeavePlan, planLeave } from './plan-leave.ts'
import {
  type LeaveRequestRow,
  leaveEventData,
  leaveRequestColumns,
  presentLeaveRequest,
} from './present-leave-request.ts'
import { checkMayAskFor } from './reach.ts'

/** Asks for leave; where the leave type needs no approval it is approved at once. */
export const leaveRequestsCreate: Operation<'leaveRequests.create'> = ({ body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    await checkMayAskFor(t, principal, body.person_id)
    const plan = await planLeave(t, business_id, body)
    const requested = await insertRequest(t, business_id, body, plan)
    const data = leaveEventData(requested)
    await recordEvent(t, { business_id, type: 'leave.requested', data, created_at: requested.created_at })
    const detail = { leave_request_id: requested.id, person_id: requested.person_id }
    await recordAudit(t, origin, principal, { business_id, action: 'leave.requested', detail })

    const actor = { principal, origin }
    const row = plan.type.requires_approval ? requested : await approveLeave(t, actor, requested, plan, noDecision)
    return { status: 201, body: { success: true, data: presentLeaveRequest(row) } }
  })

const insertRequest = (
  t: EntityManager,
  business_id: number,
  { note = null, ...wanted }: Schemas['LeaveRequestCreate'],
  { days, breakdown }: LeavePlan,
): Promise<LeaveRequestRow> =>
  sqlOf(t)
    .insertInto('leave_requests')
    .values({ business_id, ...wanted, note, days, breakdown: asJson(breakdown) })
    .returning(leaveRequestColumns)
    .executeTakeFirstOrThrow()
