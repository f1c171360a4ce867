import { recordAudit } from '../../audit/record-audit.ts'
import { readToday } from '../../business/today.ts'
import { asJson } from '../../db/as-json.ts'
import { orConflict } from '../../operation/conflicts.ts'
import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { checkApproval } from '../approval/check-approval.ts'
import { noLimits } from '../limits/leave-limits.ts'
import {
  accrualStart,
  checkAccrual,
  checkEntitlement,
  leaveTypeConflicts,
  newLeaveTypeRules,
  noAccrual,
} from './check-leave-type.ts'
import { checkLimits } from './check-limits.ts'
import { leaveTypeColumns, leaveTypeEventData, presentLeaveType } from './present-leave-type.ts'

/** Adds a leave type. People earn its days from the current leave year on. */
export const leaveTypesCreate = change('leaveTypes.create', newLeaveTypeRules, async (work, { body }) => {
  const { accrual: accrualInput, limits: limitsInput, ...members } = body
  const fields = { max_consecutive_days: null, min_notice_days: null, certificate_after_days: null, ...members }
  const { accrual } = checkAccrual(noAccrual, accrualInput)
  const { method: accrual_method, ...accrualColumns } = accrual
  const { business_id } = work
  const entitlement_rules = await checkEntitlement(work, body.entitlement_rules, accrual_method)
  const limits = await checkLimits(work, noLimits, limitsInput)
  const approval = await checkApproval(work, body.approval, body.requires_approval)
  const today = await readToday(work)
  const accrues_from = accrualStart(accrual, today)
  const { carry_over_expires } = accrual
  const row = await orConflict(
    work.db
      .insertInto('leave_types')
      .values({
        ...fields,
        ...accrualColumns,
        carry_over_expires: carry_over_expires && asJson(carry_over_expires),
        carry_over_expires_from: carry_over_expires && today,
        business_id,
        limits: asJson(limits),
        accrual_method,
        entitlement_rules: asJson(entitlement_rules),
        reasons: asJson(body.reasons),
        approval: asJson(approval),
        accrues_from,
      })
      .returning(leaveTypeColumns)
      .executeTakeFirstOrThrow(),
    leaveTypeConflicts,
  )
  await recordEvent(work, { type: 'leave_type.created', data: leaveTypeEventData(row), created_at: row.created_at })
  recordAudit(work, { action: 'leave_type.created', detail: { leave_type_id: row.id } })
  return created(presentLeaveType(row))
})
