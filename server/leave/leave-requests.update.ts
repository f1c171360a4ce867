import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { asJson } from '../db/as-json.ts'
import { ok } from '../operation/answer.ts'
import { changedMembers } from '../operation/changes.ts'
import { orConflict } from '../operation/conflicts.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { userBehind } from '../operation/principal.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { approveLeave, noDecision } from './change-leave-status.ts'
import { leaveRules } from './check-leave.ts'
import { leaveRequestStates } from './leave-request.states.ts'
import { lockLeaveRequest } from './lock-leave-request.ts'
import { leaveRequestConflicts, planLeave } from './plan-leave.ts'
import { leaveEventData, leaveRequestColumns } from './present-leave-request.ts'
import { showLeaveRequest } from './show-leave-request.ts'

/** Members that change no days, so that the rules are not checked again. */
const labels: ReadonlySet<string> = new Set(['note', 'external_id', 'metadata'])

/**
 * Changes what is given of a request that nobody has decided on; when that changes nothing, nothing is written. Leave
 * that then needs no approval is approved at once, as it would be when asked for. Whoever changes what is requested has
 * requested it, too.
 */
export const leaveRequestsUpdate = change('leaveRequests.update', leaveRules, async (work, { path, header, body }) => {
  const before = await lockLeaveRequest(work, path.id)
  leaveRequestStates.check(before.status, 'update')
  checkIfMatch(header['If-Match'], before.version, `Leave request ${path.id}`)
  const changes = changedMembers(before, body)
  if (!changes) return ok(await showLeaveRequest(work, before))

  const changed = Object.keys(changes)
  const isMoved = changed.some((name) => !labels.has(name))
  const plan = isMoved ? await planLeave(work, { ...before, ...changes }) : undefined
  const { days, breakdown } = plan ?? before
  const requester = userBehind(work.by)
  const isRequester = !isMoved || before.requester_ids.includes(requester)
  const requester_ids = isRequester ? before.requester_ids : [...before.requester_ids, requester]
  const updated = await orConflict(
    work.db
      .updateTable('leave_requests')
      .set({
        ...changes,
        requester_ids,
        days,
        breakdown: asJson(breakdown),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('id', '=', path.id)
      .where('business_id', '=', work.business_id)
      .where('status', '=', 'requested')
      .returning(leaveRequestColumns)
      .executeTakeFirstOrThrow(),
    leaveRequestConflicts,
  )
  const data = leaveEventData(updated)
  await recordEvent(work, { type: 'leave.updated', data, created_at: updated.updated_at })
  const detail = { leave_request_id: path.id, person_id: updated.person_id, changed: changed.join(' ') }
  recordAudit(work, { action: 'leave.updated', detail })

  const isApproved = plan && !plan.type.requires_approval
  return ok(
    await showLeaveRequest(work, isApproved ? await approveLeave(work, updated, plan, noDecision(work)) : updated),
  )
})
