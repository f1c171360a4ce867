import { sql } from 'kysely'
import { readToday } from '../business/today.ts'
import { appliesAt } from '../holidays/holiday-locations.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { type ApiError, conflict, unknownReference, validationFailed } from '../operation/errors.ts'
import type { Change, Work } from '../operation/work.ts'
import { balanceOn, findShortage, type LeaveAccount, type Pending } from './balances/leave-account.ts'
import { loadAccount } from './balances/load-accounts.ts'
import { checkEmployment, checkOpenYear, checkRules, checkSpan, type LeaveProblem, withCode } from './check-leave.ts'
import { countDays, type Span } from './count-days.ts'
import { type LeaveTypeRow, leaveTypeColumns } from './leave-types/present-leave-type.ts'
import { lockPersonForLeave } from './lock-person-for-leave.ts'

/** Constraints that a request for leave can violate, with the message for the caller. */
export const leaveRequestConflicts = {
  leave_requests_external_id: { path: 'body.external_id', message: 'Another leave request has this external_id.' },
}

/** Leave as it is asked for. */
interface WantedLeave extends Span {
  /** The id of the request, once there is one. */
  id?: number
  person_id: number
  leave_type_id: number
  external_id?: string | null
}

/** What leave takes. */
export interface LeavePlan {
  type: LeaveTypeRow
  days: number
  breakdown: Schemas['LeaveDay'][]
  /** Days available on the first day, before this leave. */
  available: number
}

interface Options {
  /** True to decide on a request: what the leave type demands of new requests is not checked again. */
  isDecided?: boolean
}

/**
 * Works out what leave takes, and checks that it may be granted. Creating, changing and approving use it. Locks the
 * person until the transaction ends, so that no other leave takes the same days.
 *
 * @param wanted - leave of a person of the business
 * @throws {ApiError} 409 when the person has other leave then, 422 for all else
 */
export async function planLeave(work: Change, wanted: WantedLeave, options: Options = {}): Promise<LeavePlan> {
  const { plan, problems } = await examineLeave(work, wanted, options)
  if (plan && problems.length === 0) return plan
  throw refusalOf(options.isDecided ? problems.map(asProblemOfRequest) : problems)
}

/**
 * Does the same without refusing anything, for a preview.
 *
 * @returns everything that speaks against the leave; `plan` is undefined when its days cannot be counted
 * @throws {ApiError} 422 when there is no such leave type
 */
export async function examineLeave(
  work: Change,
  wanted: WantedLeave,
  { isDecided = false }: Options = {},
): Promise<{ type: LeaveTypeRow; plan: LeavePlan | undefined; problems: LeaveProblem[] }> {
  const { id = 0, person_id, leave_type_id, start_date } = wanted
  const person = await lockPersonForLeave(work, person_id, id === 0 ? unknownPerson : undefined)
  const type = await pinLeaveType(work, leave_type_id)
  const today = await readToday(work)
  const broken = checkSpan(wanted, today)
  if (broken.length > 0) return { type, plan: undefined, problems: broken }

  const { days, breakdown } = countDays(wanted, person.work_pattern, await holidaysIn(work, wanted, person.location_id))
  const account = await loadAccount(work, { person_id, leave_type_id }, { except: wanted.id })
  const problems = [
    ...(isDecided ? [] : await checkRequest(work, wanted, { type, days, today })),
    ...checkEmployment(wanted, person),
    ...(await findOverlap(work, wanted)),
    ...checkDays(account, type, { id, start_date, days }),
  ]
  return { type, plan: { type, days, breakdown, available: balanceOn(account, start_date).available }, problems }
}

/** What is asked of new requests, and not again when somebody decides on them. */
const checkRequest = async (
  work: Work,
  wanted: WantedLeave,
  { type, days, today }: { type: LeaveTypeRow; days: number; today: string },
): Promise<LeaveProblem[]> => [
  ...checkArchived(type),
  ...checkRules(type, wanted, today),
  ...checkLength(days, type),
  ...(await checkExternalId(work, wanted)),
]

/** The database refuses overlapping requests too; this check can name the other request. */
async function findOverlap(
  { db, business_id }: Work,
  { id = 0, person_id, start_date, end_date, start_portion, end_portion }: WantedLeave,
): Promise<LeaveProblem[]> {
  const { rows } = await sql<{ id: number; start_date: string; end_date: string }>`
    select id, start_date, end_date from leave_requests
    where business_id = ${business_id} and person_id = ${person_id} and status in ('requested', 'approved')
      and id <> ${id} and slots && leave_slots(${start_date}, ${end_date}, ${start_portion}, ${end_portion})
    order by id limit 1`.execute(db)
  return rows.map((other) => ({
    code: 'overlap',
    path: 'body.start_date',
    message: `Leave request ${other.id} already covers some of these days: ${daysOf(other)}.`,
  }))
}

const daysOf = ({ start_date, end_date }: { start_date: string; end_date: string }): string =>
  start_date === end_date ? start_date : `${start_date} to ${end_date}`

/** The database refuses it too; this check tells a preview. */
async function checkExternalId(
  { db, business_id }: Work,
  { id = 0, external_id }: WantedLeave,
): Promise<LeaveProblem[]> {
  if (!external_id) return []
  const other = await db
    .selectFrom('leave_requests')
    .select('id')
    .where('business_id', '=', business_id)
    .where('external_id', '=', external_id)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other ? [{ code: 'external_id_taken', ...leaveRequestConflicts.leave_requests_external_id }] : []
}

const unknownPerson = () => unknownReference('body.person_id')

async function pinLeaveType({ db, business_id }: Change, id: number): Promise<LeaveTypeRow> {
  const row = await db
    .selectFrom('leave_types')
    .select(leaveTypeColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forKeyShare()
    .executeTakeFirst()
  if (!row) throw unknownReference('body.leave_type_id')
  return row
}

async function holidaysIn(
  { db, business_id }: Work,
  { start_date, end_date }: Span,
  location_id: number | null,
): Promise<Map<string, Schemas['DayPortion']>> {
  const rows = await db
    .selectFrom('holidays')
    .select(['date', 'portion'])
    .where('business_id', '=', business_id)
    .where('date', '>=', start_date)
    .where('date', '<=', end_date)
    .where(appliesAt(location_id))
    .execute()
  return new Map(rows.map(({ date, portion }) => [date, portion]))
}

function checkArchived({ archived_at }: LeaveTypeRow): LeaveProblem[] {
  if (archived_at === null) return []
  const message = 'is archived: nobody can ask for leave of it'
  return [{ code: 'leave_type_archived', path: 'body.leave_type_id', message }]
}

function checkLength(days: number, { max_consecutive_days }: LeaveTypeRow): LeaveProblem[] {
  if (max_consecutive_days === null || days <= max_consecutive_days) return []
  const message = `makes the leave too long: ${days} days, at most ${max_consecutive_days} allowed`
  return [{ code: 'too_long', path: 'body.end_date', message }]
}

function checkDays(account: LeaveAccount, { allow_negative }: LeaveTypeRow, leave: Pending): LeaveProblem[] {
  const { start_date, days } = leave
  if (days === 0) {
    return [{ code: 'no_working_day', path: 'body.end_date', message: 'must include at least one working day' }]
  }
  const closed = checkOpenYear('body.start_date', start_date, account)
  if (closed.length > 0) return withCode('leave_year_closed', closed)
  const short = allow_negative ? undefined : findShortage(account, leave)
  if (!short) return []
  const figures = `${days} needed, ${short.available} available`
  const message =
    short.date === start_date
      ? `has too few days: ${figures}`
      : `has too few days for later leave, on ${short.date}: ${figures}`
  return [{ code: 'too_few_days', path: 'body.leave_type_id', message }]
}

/** Problems that come from other records: they make a refusal a 409. */
const conflicts: ReadonlySet<LeaveProblem['code']> = new Set(['overlap', 'external_id_taken'])

function refusalOf(problems: LeaveProblem[]): ApiError {
  const clash = problems.find(({ code }) => conflicts.has(code))
  const errors = problems.map(({ path, message }) => ({ path, message }))
  return clash ? conflict(clash.message, errors) : validationFailed(errors)
}

/** A decision names only the request, so that problems point to the request, and name its member in the message. */
const asProblemOfRequest = ({ code, path, message }: LeaveProblem): LeaveProblem => ({
  code,
  path: 'path.id',
  message: `${path.replace('body.', '')} ${message}`,
})
