import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { asJson } from '../db/as-json.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { approveLeave, noDecision } from './change-leave-status.ts'
import { checkStatus, lockLeaveRequest } from './lock-leave-request.ts'
import { planLeave } from './plan-leave.ts'
import { leaveRequestColumns, presentLeaveRequest } from './present-leave-request.ts'
import { checkMayAskFor } from './reach.ts'

/**
 * Changes what is given of a request that nobody has decided on; when that changes nothing, nothing is written. What
 * becomes leave that needs no approval is approved, as it would be by asking.
 */
export const leaveRequestsUpdate: Operation<'leaveRequests.update'> = ({
  path: { id },
  header,
  body,
  principal,
  em,
  origin,
}) =>
  inTransaction(em, async (t) => {
    const { business_id, limited_to_person } = principal
    const before = await lockLeaveRequest(t, { business_id, id, limited_to_person })
    await checkMayAskFor(t, principal, before.person_id)
    checkStatus(before, ['requested'], 'be changed')
    checkIfMatch(header['If-Match'], before.version)
    const changed = Object.entries(body)
      .filter(([name, value]) => !isDeepStrictEqual(before[name as keyof typeof body], value))
      .map(([name]) => name)
    if (changed.length === 0) return { status: 200, body: { success: true, data: presentLeaveRequest(before) } }

    // Another note takes no other days: what held when it was asked for is not asked again.
    const isMoved = changed.some((name) => name !== 'note')
    const plan = isMoved ? await planLeave(t, business_id, { ...before, ...body }) : undefined
    const { days, breakdown } = plan ?? before
    const updated = await sqlOf(t)
      .updateTable('leave_requests')
      .set({
        ...body,
        days,
        breakdown: asJson(breakdown),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .where('status', '=', 'requested')
      .returning(leaveRequestColumns)
      .executeTakeFirstOrThrow()
    const detail = { leave_request_id: id, person_id: updated.person_id, changed: changed.join(' ') }
    await recordAudit(t, origin, principal, { business_id, action: 'leave.updated', detail })

    const isDecided = plan && !plan.type.requires_approval
    const row = isDecided ? await approveLeave(t, { principal, origin }, updated, plan, noDecision) : updated
    return { status: 200, body: { success: true, data: presentLeaveRequest(row) } }
  })
