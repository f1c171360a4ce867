import { recordAudit } from '../audit/record-audit.ts'
import { readToday } from '../business/today.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Operation } from '../operation/contract.ts'
import { validationFailed } from '../operation/errors.ts'
import { checkAccrual, leaveTypeConflicts, noAccrual } from './check-leave-type.ts'
import { leaveYearOf } from './leave-year.ts'
import { leaveTypeColumns, presentLeaveType } from './present-leave-type.ts'

/** Adds a kind of leave; people earn days of it from the present leave year on. */
export const leaveTypesCreate: Operation<'leaveTypes.create'> = ({ body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const { accrual: given, max_consecutive_days = null, min_notice_days = null, ...rules } = body
    const { accrual, problems } = checkAccrual(noAccrual, given)
    if (problems.length > 0) throw validationFailed(problems)

    const { method: accrual_method, ...earned } = accrual
    const { start: accrues_from } = leaveYearOf(await readToday(t, business_id), accrual.resets_on)
    const row = await orConflict(
      sqlOf(t)
        .insertInto('leave_types')
        .values({
          ...rules,
          ...earned,
          business_id,
          max_consecutive_days,
          min_notice_days,
          accrual_method,
          accrues_from,
        })
        .returning(leaveTypeColumns)
        .executeTakeFirstOrThrow(),
      leaveTypeConflicts,
    )
    const detail = { leave_type_id: row.id }
    await recordAudit(t, origin, principal, { business_id, action: 'leave_type.created', detail })
    return { status: 201, body: { success: true, data: presentLeaveType(row) } }
  })
