import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { readToday } from '../business/today.ts'
import { sqlOf } from '../db/orm.ts'
import type { Schemas } from '../operation/contract.ts'
import { conflict, notFound, type Problem, validationFailed } from '../operation/errors.ts'
import { type Account, balanceOn, findShortage, openSince } from './account.ts'
import { checkEmployment, checkRules, checkSpan } from './check-leave.ts'
import { countDays, type Span } from './count-days.ts'
import { holdPersonForLeave } from './hold-person-for-leave.ts'
import { loadAccount } from './load-accounts.ts'
import { type LeaveTypeRow, leaveTypeColumns } from './present-leave-type.ts'

/** Leave as it is asked for. */
export interface WantedLeave extends Span {
  /** The request that asks for it, once there is one. */
  id?: number
  person_id: number
  leave_type_id: number
}

/** What comes of leave that may be had. */
export interface LeavePlan {
  type: LeaveTypeRow
  days: number
  breakdown: Schemas['LeaveDay'][]
  /** Days available on the first day, before this leave. */
  available: number
}

/**
 * Works out what leave takes and whether it may be had: the one way for asking, changing, previewing and approving.
 * Locks the person until the transaction ends, so that no other leave uses the same days.
 *
 * @param wanted - of a person of the business
 * @param options.isDecided - true where it was asked for before: what a leave type asks of asking was asked then
 * @throws {ApiError} 404 when there is no such leave type, 409 when the person has other leave then, 422 for all else
 */
export async function planLeave(
  t: EntityManager,
  business_id: number,
  wanted: WantedLeave,
  { isDecided = false }: { isDecided?: boolean } = {},
): Promise<LeavePlan> {
  const { person_id, leave_type_id } = wanted
  const person = await holdPersonForLeave(t, business_id, person_id)
  const type = await findLeaveType(t, business_id, leave_type_id)
  const today = await readToday(t, business_id)
  const refuse = isDecided ? refuseRequest : refuseBody
  refuse(checkSpan(wanted, today))
  refuse([...(isDecided ? [] : checkRules(type, wanted, today)), ...checkEmployment(wanted, person)])

  await checkOverlap(t, business_id, wanted)
  const { days, breakdown } = countDays(wanted, person.work_pattern, await holidaysIn(t, business_id, wanted))
  const account = await loadAccount(t, business_id, { person_id, leave_type_id }, { except: wanted.id })
  refuse([
    ...(isDecided ? [] : checkLength(days, type)),
    ...checkDays(account, type, { id: wanted.id ?? 0, start_date: wanted.start_date, days }),
  ])
  return { type, days, breakdown, available: balanceOn(account, wanted.start_date).available }
}

/** The database refuses such requests too; the other one has a name here. */
async function checkOverlap(
  t: EntityManager,
  business_id: number,
  { id = 0, person_id, start_date, end_date, start_portion, end_portion }: WantedLeave,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from leave_requests
    where business_id = ${business_id} and person_id = ${person_id} and status in ('requested', 'approved')
      and id <> ${id} and slots && leave_slots(${start_date}, ${end_date}, ${start_portion}, ${end_portion})
    order by id limit 1`.execute(sqlOf(t))
  const [other] = rows
  if (!other) return
  const message = `Leave request ${other.id} is for some of these days already.`
  throw conflict(message, [{ path: 'body.start_date', message }])
}

async function findLeaveType(t: EntityManager, business_id: number, id: number): Promise<LeaveTypeRow> {
  const row = await sqlOf(t)
    .selectFrom('leave_types')
    .select(leaveTypeColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forKeyShare()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function holidaysIn(t: EntityManager, business_id: number, { start_date, end_date }: Span): Promise<Set<string>> {
  const rows = await sqlOf(t)
    .selectFrom('holidays')
    .select('date')
    .where('business_id', '=', business_id)
    .where('date', '>=', start_date)
    .where('date', '<=', end_date)
    .execute()
  return new Set(rows.map(({ date }) => date))
}

function checkLength(days: number, { max_consecutive_days }: LeaveTypeRow): Problem[] {
  if (max_consecutive_days === null || days <= max_consecutive_days) return []
  return [{ path: 'body.end_date', message: `takes ${days} days; ${max_consecutive_days} at a time are allowed` }]
}

function checkDays(
  account: Account,
  { allow_negative }: LeaveTypeRow,
  leave: { id: number; start_date: string; days: number },
): Problem[] {
  const { start_date, days } = leave
  if (days === 0) return [{ path: 'body.end_date', message: 'takes no days: none of them is worked' }]
  const open = openSince(account)
  if (open !== null && start_date < open) {
    return [{ path: 'body.start_date', message: `must not be in a leave year that is closed, before ${open}` }]
  }
  const short = allow_negative ? undefined : findShortage(account, leave)
  if (!short) return []
  const where =
    short.date === start_date ? 'available then' : `available on ${short.date}, and this leave takes of them`
  return [{ path: 'body.leave_type_id', message: `takes ${days} days; ${short.available} are ${where}` }]
}

function refuseBody(problems: Problem[]): void {
  if (problems.length > 0) throw validationFailed(problems)
}

/** Whoever decides names the request alone: what is wrong is with that, and in which of its members. */
const refuseRequest = (problems: Problem[]): void =>
  refuseBody(
    problems.map(({ path, message }) => ({ path: 'path.id', message: `${path.replace('body.', '')} ${message}` })),
  )
