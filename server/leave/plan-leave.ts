import { sql } from 'kysely'
import { readToday } from '../business/today.ts'
import type { Schemas } from '../operation/contract.ts'
import { conflict, notFound, type Problem, validationFailed } from '../operation/errors.ts'
import type { Change, Work } from '../operation/work.ts'
import { checkEmployment, checkOpenYear, checkRules, checkSpan } from './check-leave.ts'
import { countDays, type Span } from './count-days.ts'
import { balanceOn, findShortage, type LeaveAccount, type Pending } from './leave-account.ts'
import { loadAccount } from './load-accounts.ts'
import { lockPersonForLeave } from './lock-person-for-leave.ts'
import { type LeaveTypeRow, leaveTypeColumns } from './present-leave-type.ts'

/** Leave as it is asked for. */
interface WantedLeave extends Span {
  /** The id of the request, once there is one. */
  id?: number
  person_id: number
  leave_type_id: number
}

/** Leave that may be granted. */
export interface LeavePlan {
  type: LeaveTypeRow
  days: number
  breakdown: Schemas['LeaveDay'][]
  /** Days available on the first day, before this leave. */
  available: number
}

/**
 * Works out what leave takes, and checks that it may be granted. Creating, changing, previewing and approving all use
 * it. Locks the person until the transaction ends, so that no other leave takes the same days.
 *
 * @param wanted - leave of a person of the business
 * @param options.isDecided - true to decide on a request: what the leave type demands of new requests is not checked
 *   again
 * @throws {ApiError} 404 when there is no such leave type, 409 when the person has other leave then, 422 for all else
 */
export async function planLeave(
  work: Change,
  wanted: WantedLeave,
  { isDecided = false }: { isDecided?: boolean } = {},
): Promise<LeavePlan> {
  const { id = 0, person_id, leave_type_id, start_date } = wanted
  const person = await lockPersonForLeave(work, person_id)
  const type = await pinLeaveType(work, leave_type_id)
  const today = await readToday(work)
  const refuse = isDecided ? refuseRequest : refuseBody
  refuse(checkSpan(wanted, today))
  refuse([...(isDecided ? [] : checkRules(type, wanted, today)), ...checkEmployment(wanted, person)])

  await checkOverlap(work, wanted)
  const { days, breakdown } = countDays(wanted, person.work_pattern, await holidaysIn(work, wanted))
  const account = await loadAccount(work, { person_id, leave_type_id }, { except: wanted.id })
  refuse([...(isDecided ? [] : checkLength(days, type)), ...checkDays(account, type, { id, start_date, days })])
  return { type, days, breakdown, available: balanceOn(account, start_date).available }
}

/** The database refuses overlapping requests too; this check can name the other request. */
async function checkOverlap(
  { db, business_id }: Work,
  { id = 0, person_id, start_date, end_date, start_portion, end_portion }: WantedLeave,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from leave_requests
    where business_id = ${business_id} and person_id = ${person_id} and status in ('requested', 'approved')
      and id <> ${id} and slots && leave_slots(${start_date}, ${end_date}, ${start_portion}, ${end_portion})
    order by id limit 1`.execute(db)
  const [other] = rows
  if (!other) return
  const message = `Leave request ${other.id} already covers some of these days.`
  throw conflict(message, [{ path: 'body.start_date', message }])
}

async function pinLeaveType({ db, business_id }: Change, id: number): Promise<LeaveTypeRow> {
  const row = await db
    .selectFrom('leave_types')
    .select(leaveTypeColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forKeyShare()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function holidaysIn({ db, business_id }: Work, { start_date, end_date }: Span): Promise<Set<string>> {
  const rows = await db
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
  const message = `makes the leave too long: ${days} days, at most ${max_consecutive_days} allowed`
  return [{ path: 'body.end_date', message }]
}

function checkDays(account: LeaveAccount, { allow_negative }: LeaveTypeRow, leave: Pending): Problem[] {
  const { start_date, days } = leave
  if (days === 0) return [{ path: 'body.end_date', message: 'must include at least one working day' }]
  const closed = checkOpenYear('body.start_date', start_date, account)
  if (closed.length > 0) return closed
  const short = allow_negative ? undefined : findShortage(account, leave)
  if (!short) return []
  const figures = `${days} needed, ${short.available} available`
  const message =
    short.date === start_date
      ? `has too few days: ${figures}`
      : `has too few days for later leave, on ${short.date}: ${figures}`
  return [{ path: 'body.leave_type_id', message }]
}

function refuseBody(problems: Problem[]): void {
  if (problems.length > 0) throw validationFailed(problems)
}

/** A decision names only the request, so that problems point to the request, and name its member in the message. */
const refuseRequest = (problems: Problem[]): void =>
  refuseBody(
    problems.map(({ path, message }) => ({ path: 'path.id', message: `${path.replace('body.', '')} ${message}` })),
  )
