import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { asJson } from '../db/as-json.ts'
import { changedMembers } from '../operation/changes.ts'
import { orConflict } from '../operation/conflicts.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import { accountableUserId } from '../operation/principal.ts'
import { ok } from '../operation/response.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { openSteps } from './approval/decide-on-step.ts'
import { lastApproved } from './approval/steps.ts'
import { approveLeave, automaticDecision } from './change-leave-status.ts'
import { leaveRules } from './check-leave.ts'
import { leaveRequestStates } from './leave-request.states.ts'
import { lockLeaveRequest } from './lock-leave.ts'
import { notifyApprovers } from './mails/queue-leave-mails.ts'
import { leaveRequestConflicts, planLeave } from './plan-leave.ts'
import { leaveEventData, leaveRequestColumns, showLeaveRequest } from './present-leave-request.ts'

/** The members that do not affect the days. If only these change, the rules are not checked again. */
const descriptions: ReadonlySet<string> = new Set(['note', 'external_id', 'metadata'])

/**
 * Changes the submitted fields of a request without a decision. Writes nothing if the request is unchanged. Leave that
 * no longer needs approval is approved immediately. If members other than `descriptions` change, the steps of the
 * approval begin again, and the user is added to the requesters.
 */
export const leaveRequestsUpdate = change('leaveRequests.update', leaveRules, async (work, { path, header, body }) => {
  const before = await lockLeaveRequest(work, path.id)
  leaveRequestStates.check(before.status, 'update')
  checkIfMatch(header['If-Match'], before.version, `Leave request ${path.id}`)
  const changes = changedMembers(before, body)
  if (!changes) return ok(await showLeaveRequest(work, before))

  const members = Object.keys(changes)
  const isNewPlan = members.some((name) => !descriptions.has(name))
  const plan = isNewPlan ? await planLeave(work, { ...before, ...changes }) : undefined
  const { days, breakdown, warnings } = plan ?? before
  const requester = accountableUserId(work.by)
  const isListed = !isNewPlan || before.requester_ids.includes(requester)
  const requester_ids = isListed ? before.requester_ids : [...before.requester_ids, requester]
  const subject = { ...before, requester_ids }
  const steps = plan ? await openSteps(work, subject, { approval: plan.type.approval, days }) : before.steps
  const row = await orConflict(
    work.db
      .updateTable('leave_requests')
      .set({
        ...changes,
        requester_ids,
        days,
        breakdown: asJson(breakdown),
        warnings: asJson(warnings),
        steps: asJson(steps),
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
  const data = leaveEventData(row)
  await recordEvent(work, { type: 'leave.updated', data, created_at: row.updated_at })
  const detail = { leave_request_id: path.id, person_id: row.person_id, changed: members.join(' ') }
  recordAudit(work, { action: 'leave.updated', detail })

  if (lastApproved(before.steps) > lastApproved(steps)) await notifyApprovers(work, row, 'requested')
  const isApproved = plan && !plan.type.requires_approval
  return ok(
    await showLeaveRequest(work, isApproved ? await approveLeave(work, row, plan, automaticDecision(work)) : row),
  )
})
