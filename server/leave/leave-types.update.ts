import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { readToday } from '../business/today.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Operation, Schemas } from '../operation/contract.ts'
import { conflict, notFound, validationFailed } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { checkAccrual, leaveTypeConflicts } from './check-leave-type.ts'
import { leaveYearOf } from './leave-year.ts'
import { accrualOf, type LeaveTypeRow, leaveTypeColumns, presentLeaveType } from './present-leave-type.ts'

/** Changes what is given; when that changes nothing, nothing is written. */
export const leaveTypesUpdate: Operation<'leaveTypes.update'> = ({ path, header, body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const before = await lockLeaveType(t, business_id, path.id, header['If-Match'])
    const { accrual: given, ...rules } = body
    const { accrual, problems } = checkAccrual(accrualOf(before), given)
    if (problems.length > 0) throw validationFailed(problems)

    const { method: accrual_method, ...earned } = accrual
    const wanted = { ...rules, accrual_method, ...earned }
    const changed = Object.entries(wanted)
      .filter(([name, value]) => !isDeepStrictEqual(before[name as keyof typeof before], value))
      .map(([name]) => name)
    if (changed.length === 0) return { status: 200, body: { success: true, data: presentLeaveType(before) } }

    const row = await orConflict(
      sqlOf(t)
        .updateTable('leave_types')
        .set({
          ...wanted,
          accrues_from: await accruesFrom(t, business_id, before, accrual),
          version: sql`version + 1`,
          updated_at: sql`now()`,
        })
        .where('id', '=', path.id)
        .where('business_id', '=', business_id)
        .returning(leaveTypeColumns)
        .executeTakeFirstOrThrow(),
      leaveTypeConflicts,
    )
    const detail = { leave_type_id: row.id, changed: changed.join(' ') }
    await recordAudit(t, origin, principal, { business_id, action: 'leave_type.updated', detail })
    return { status: 200, body: { success: true, data: presentLeaveType(row) } }
  })

async function lockLeaveType(
  t: EntityManager,
  business_id: number,
  id: number,
  ifMatch: string | undefined,
): Promise<LeaveTypeRow> {
  const row = await sqlOf(t)
    .selectFrom('leave_types')
    .select(leaveTypeColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version)
  return row
}

/**
 * Where leave years begin, and how they are filled, is what the ledger is kept by: it stays once something is booked.
 *
 * @throws {ApiError} 409 when it would change
 */
async function accruesFrom(
  t: EntityManager,
  business_id: number,
  before: LeaveTypeRow,
  { method, resets_on }: Schemas['LeaveAccrual'],
): Promise<string> {
  if (before.accrual_method === method && before.resets_on === resets_on) return before.accrues_from
  const booked = await sqlOf(t)
    .selectFrom('leave_ledger')
    .select('id')
    .where('business_id', '=', business_id)
    .where('leave_type_id', '=', before.id)
    .limit(1)
    .executeTakeFirst()
  const message = 'Days were booked already: make another leave type to have them earned in another way.'
  if (booked) throw conflict(message, [{ path: 'body.accrual', message }])
  return leaveYearOf(await readToday(t, business_id), resets_on).start
}
