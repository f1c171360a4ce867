import { sql } from 'kysely'
import { readToday } from '../business/today.ts'
import { appliesAt } from '../holidays/holiday-locations.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { type ApiError, conflict, unknownReference, validationFailed } from '../operation/errors.ts'
import type { Change, Work } from '../operation/work.ts'
import { balanceOn } from './balances/leave-account.ts'
import { loadAccount } from './balances/load-accounts.ts'
import {
  checkEmployment,
  checkHalfDays,
  checkLength,
  checkNotice,
  checkSpan,
  type LeaveProblem,
} from './check-leave.ts'
import { countDays, type Span } from './count-days.ts'
import { checkReason } from './leave-types/check-reasons.ts'
import { type LeaveTypeRow, leaveTypeColumns } from './leave-types/present-leave-type.ts'
import { checkBalance } from './limits/check-balance.ts'
import { checkBlackouts } from './limits/check-blackouts.ts'
import { checkMaxAway } from './limits/check-max-away.ts'
import { completeLimits, type Excess, type LeaveLimits, withEffect } from './limits/leave-limits.ts'
import { lockPersonForLeave } from './lock-leave.ts'

/** The unique index of leave requests, with the problem that reports a conflict. */
export const leaveRequestConflicts = {
  leave_requests_external_id: {
    path: 'body.external_id',
    code: 'taken',
    message: 'Another leave request has this external_id.',
  },
}

/** The leave of a new or existing request. */
interface RequestedLeave extends Span {
  /** The ID of an existing request; undefined for a new one. */
  id?: number
  person_id: number
  leave_type_id: number
  external_id?: string | null
  reason_code?: string | null
}

/** The days of leave, and the balance from which they are taken. */
export interface LeavePlan {
  type: LeaveTypeRow
  days: number
  breakdown: Schemas['LeaveDay'][]
  /** The days available on the first day, before this leave. */
  available: number
  /** The limits that the leave exceeds, and that only warn. */
  warnings: LeaveProblem[]
}

interface Options {
  /** Whether the plan is for a decision, which does not repeat the checks of new requests. */
  isDecision?: boolean
}

/**
 * Counts the days of leave, and checks that it may be granted. Locks the person until the transaction ends, so that no
 * other leave takes the same days.
 *
 * @param leave - leave of a person of the business
 * @throws {ApiError} 409 for a conflict with another request, 422 for other problems
 */
export async function planLeave(work: Change, leave: RequestedLeave, options: Options = {}): Promise<LeavePlan> {
  const { plan, problems } = await examineLeave(work, leave, options)
  if (plan && problems.length === 0) return plan
  throw refusal(options.isDecision ? problems.map(asPathProblem) : problems)
}

/**
 * Plans leave like `planLeave`, but returns the problems instead of throwing them.
 *
 * A decision checks the balance again, but neither blackouts nor how many are away: both were checked when the leave was
 * requested, the approver sees its warnings, and a limit set since then does not refuse what a person may rely on.
 *
 * @returns the plan, which is undefined if the days cannot be counted, and the problems
 * @throws {ApiError} 422 if the person or the leave type does not exist
 */
export async function examineLeave(
  work: Change,
  leave: RequestedLeave,
  { isDecision = false }: Options = {},
): Promise<{ type: LeaveTypeRow; plan: LeavePlan | undefined; problems: LeaveProblem[]; warnings: LeaveProblem[] }> {
  const { id = 0, person_id, leave_type_id, start_date } = leave
  const person = await lockPersonForLeave(work, person_id, id === 0 ? unknownPerson : undefined)
  const type = await lockLeaveType(work, leave_type_id)
  const today = await readToday(work)
  const spanProblems = checkSpan(leave, today)
  if (spanProblems.length > 0) return { type, plan: undefined, problems: spanProblems, warnings: [] }

  const { days, breakdown } = countDays(leave, person.work_pattern, await holidaysIn(work, leave, person.location_id))
  const account = await loadAccount(work, { person_id, leave_type_id }, { except: leave.id })
  const limits = completeLimits(type.limits)
  const excesses = [
    ...(isDecision ? [] : await checkRequest(work, leave, { type, limits, days, today })),
    ...withEffect('blocks', [...checkEmployment(leave, person), ...(await findOverlap(work, leave))]),
    ...checkBalance(account, { ...type, limits }, { id, start_date, days, day_counts: breakdown }),
    ...(isDecision ? [] : await checkAbsence(work, leave, { limits, breakdown, department_id: person.department_id })),
  ]
  const withIts = (effect: Excess['effect']) => excesses.filter((each) => each.effect === effect)
  const warnings = withIts('warns').map(({ problem }) => problem)
  const { available } = balanceOn(account, start_date)
  return {
    type,
    plan: { type, days, breakdown, available, warnings },
    problems: withIts('blocks').map(({ problem }) => problem),
    warnings,
  }
}

/** Runs the checks that apply only to new and changed requests. */
const checkRequest = async (
  work: Work,
  leave: RequestedLeave,
  { type, limits, days, today }: { type: LeaveTypeRow; limits: LeaveLimits; days: number; today: string },
): Promise<Excess[]> => [
  ...withEffect('blocks', [...checkArchived(type), ...checkHalfDays(type, leave)]),
  ...withEffect(limits.min_notice_effect, checkNotice(type, leave, today)),
  ...withEffect(limits.max_consecutive_effect, checkLength(type, days)),
  ...withEffect('blocks', checkReason(type, leave.reason_code ?? null)),
  ...withEffect('blocks', await checkExternalId(work, leave)),
]

/** Checks whether a person may be away on the days of new and changed requests. Locks last, as `checkMaxAway` explains. */
async function checkAbsence(
  work: Change,
  leave: RequestedLeave,
  {
    limits: { blackouts, max_away },
    breakdown: days,
    department_id,
  }: { limits: LeaveLimits; breakdown: Schemas['LeaveDay'][]; department_id: number | null },
): Promise<Excess[]> {
  const inBlackouts = await checkBlackouts(work, blackouts, { days, department_id })
  if (max_away === null || department_id === null) return inBlackouts
  const { person_id } = leave
  const crowded = await checkMaxAway(work, { person_id, department_id, span: leave, days }, max_away.people)
  return [...inBlackouts, ...withEffect(max_away.effect, crowded)]
}

/**
 * Finds another request that overlaps the leave. An exclusion constraint prevents overlaps too, but only this check
 * returns the ID of the other request.
 */
async function findOverlap(
  { db, business_id }: Work,
  { id = 0, person_id, start_date, end_date, start_portion, end_portion }: RequestedLeave,
): Promise<LeaveProblem[]> {
  const { rows } = await sql<{ id: number; start_date: string; end_date: string }>`
    select id, start_date, end_date from leave_requests
    where business_id = ${business_id} and person_id = ${person_id} and status in ('requested', 'approved')
      and id <> ${id} and slots && leave_slots(${start_date}, ${end_date}, ${start_portion}, ${end_portion})
    order by id limit 1`.execute(db)
  return rows.map((other) => ({
    code: 'overlap',
    detail: `${other.start_date}/${other.end_date}`,
    path: 'body.start_date',
    message: `Leave request ${other.id} already covers some of these days: ${dateRange(other)}.`,
  }))
}

const dateRange = ({ start_date, end_date }: { start_date: string; end_date: string }): string =>
  start_date === end_date ? start_date : `${start_date} to ${end_date}`

/**
 * Checks that no other request has the same `external_id`. A unique index prevents duplicates too; previews need this
 * check.
 */
async function checkExternalId(
  { db, business_id }: Work,
  { id = 0, external_id }: RequestedLeave,
): Promise<LeaveProblem[]> {
  if (!external_id) return []
  const other = await db
    .selectFrom('leave_requests')
    .select('id')
    .where('business_id', '=', business_id)
    .where('external_id', '=', external_id)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other ? [{ ...leaveRequestConflicts.leave_requests_external_id, code: 'external_id_taken' }] : []
}

const unknownPerson = () => unknownReference('body.person_id')

async function lockLeaveType({ db, business_id }: Change, id: number): Promise<LeaveTypeRow> {
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

/** The codes of problems with other records, for which the response is 409. */
const conflictCodes: ReadonlySet<LeaveProblem['code']> = new Set(['overlap', 'external_id_taken'])

function refusal(problems: LeaveProblem[]): ApiError {
  const conflicting = problems.find(({ code }) => conflictCodes.has(code))
  return conflicting ? conflict(conflicting.message, problems) : validationFailed(problems)
}

/**
 * Replaces the path of a problem with that of the request, and adds the member to the message, because the body of a
 * decision has no such member.
 */
const asPathProblem = ({ path, message, ...problem }: LeaveProblem): LeaveProblem => ({
  ...problem,
  path: 'path.id',
  message: `${path.replace('body.', '')} ${message}`,
})
