import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { readClock } from '../../business/clock.ts'
import { readToday } from '../../business/today.ts'
import { asJson } from '../../db/as-json.ts'
import { changedMembers } from '../../operation/changes.ts'
import { orConflict } from '../../operation/conflicts.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { conflict, notFound, validationFailed } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { checkApproval } from '../approval/check-approval.ts'
import { completeLimits } from '../limits/leave-limits.ts'
import { accrualStart, checkAccrual, checkEntitlement, leaveTypeConflicts, leaveTypeRules } from './check-leave-type.ts'
import { checkLimits } from './check-limits.ts'
import { missingReasons } from './check-reasons.ts'
import { completeRules } from './entitlement.ts'
import {
  type LeaveTypeRow,
  leaveTypeColumns,
  leaveTypeEventData,
  presentAccrual,
  presentLeaveType,
} from './present-leave-type.ts'

/** Changes the submitted fields. Writes nothing if the leave type is unchanged. */
export const leaveTypesUpdate = change('leaveTypes.update', leaveTypeRules, async (work, { path, header, body }) => {
  const before = await lockLeaveType(work, path.id, header['If-Match'])
  const { accrual: accrualInput, archived, entitlement_rules: rules = before.entitlement_rules, ...others } = body
  const { limits: limitsInput, ...fields } = others
  const { accrual, problems } = checkAccrual(presentAccrual(before), accrualInput)
  problems.push(...missingReasons({ ...before, ...fields }))
  if (problems.length > 0) throw validationFailed(problems)

  const { method: accrual_method, ...accrualColumns } = accrual
  const archived_at = await archivedAt(work, before, archived)
  const entitlement_rules = await checkEntitlement(work, rules, accrual_method)
  const { approval: steps = before.approval, requires_approval = before.requires_approval } = body
  const approval = await checkApproval(work, steps, requires_approval)
  const limits = await checkLimits(work, completeLimits(before.limits), limitsInput)
  const changes = changedMembers(
    { ...before, limits: completeLimits(before.limits) },
    {
      ...fields,
      limits,
      accrual_method,
      ...accrualColumns,
      entitlement_rules,
      approval,
      archived_at,
    },
  )
  if (!changes) return ok(presentLeaveType(before))

  const accrues_from = await accruesFrom(work, before, accrual)
  const row = await orConflict(
    work.db
      .updateTable('leave_types')
      .set({
        ...changes,
        ...(changes.limits && { limits: asJson(limits) }),
        ...(changes.entitlement_rules && { entitlement_rules: asJson(entitlement_rules) }),
        ...(changes.reasons && { reasons: asJson(changes.reasons) }),
        ...(changes.approval && { approval: asJson(approval) }),
        ...('carry_over_expires' in changes && (await expiryColumns(work, accrual))),
        accrues_from,
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('id', '=', path.id)
      .where('business_id', '=', work.business_id)
      .returning(leaveTypeColumns)
      .executeTakeFirstOrThrow(),
    leaveTypeConflicts,
  )
  await recordEvent(work, { type: 'leave_type.updated', data: leaveTypeEventData(row), created_at: row.updated_at })
  const detail = { leave_type_id: row.id, changed: Object.keys(changes).join(' ') }
  recordAudit(work, { action: 'leave_type.updated', detail })
  return ok(presentLeaveType(row))
})

async function lockLeaveType(
  { db, business_id }: Change,
  id: number,
  ifMatch: string | undefined,
): Promise<LeaveTypeRow> {
  const row = await db
    .selectFrom('leave_types')
    .select(leaveTypeColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version, `Leave type ${id}`)
  return { ...row, entitlement_rules: completeRules(row.entitlement_rules) }
}

/** Returns the columns of a new rule about the expiry of carried days, which applies from today. */
const expiryColumns = async (work: Change, { carry_over_expires }: Schemas['LeaveAccrual']) => ({
  carry_over_expires: carry_over_expires && asJson(carry_over_expires),
  carry_over_expires_from: carry_over_expires && (await readToday(work)),
})

/** Returns the time of archiving after a change. Archiving an archived type again does not change the time. */
async function archivedAt(
  work: Change,
  { archived_at }: LeaveTypeRow,
  archived = archived_at !== null,
): Promise<string | null> {
  return archived ? (archived_at ?? (await readClock(work))) : null
}

/**
 * Returns the first day on which days are earned. The method and the leave years can change only while the
 * ledger has no lines, because lines depend on them.
 *
 * @throws {ApiError} 409 if the method or the leave years would change while the ledger has lines
 */
async function accruesFrom(work: Change, before: LeaveTypeRow, accrual: Schemas['LeaveAccrual']): Promise<string> {
  const { method, leave_year, resets_on } = accrual
  const hasSameYears = before.leave_year === leave_year && before.resets_on === resets_on
  if (before.accrual_method === method && hasSameYears) return before.accrues_from
  const line = await work.db
    .selectFrom('leave_ledger')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('leave_type_id', '=', before.id)
    .limit(1)
    .executeTakeFirst()
  const message = 'Days are already booked. Create another leave type to have them earned in another way.'
  if (line) throw conflict(message, [{ path: 'body.accrual', code: 'in_use', message }])
  return accrualStart(accrual, await readToday(work))
}
