import { sql } from 'kysely'
import { readClock } from '../../business/clock.ts'
import { readToday, rowToday, todayIn } from '../../business/today.ts'
import { addDays } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { ApiError } from '../../operation/errors.ts'
import {
  acrossBusinesses,
  type Change,
  type GlobalWork,
  inTransaction,
  type Locked,
  type Work,
} from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { draftPayRun } from '../draft-pay-run.ts'
import { readNextRuns } from './next-runs.ts'
import { enqueuePayScheduleMails } from './pay-schedule-mails.ts'
import { type PayScheduleRow, payScheduleColumns, payScheduleEventData } from './present-pay-schedule.ts'

type Run = Schemas['PayScheduleRun']

/**
 * The maximum number of periods of a pay schedule that are drafted when several are due at once, such as after a
 * downtime.
 */
const maxCatchUp = 6

/** Returns the IDs of the businesses with pay schedules to check, by the date in their time zone. */
export async function businessesWithDuePaySchedules(work: GlobalWork): Promise<number[]> {
  const rows = await acrossBusinesses(work)
    .db.selectFrom('pay_schedules')
    .innerJoin('businesses', 'businesses.id', 'pay_schedules.business_id')
    .select('pay_schedules.business_id')
    .distinct()
    .where('pay_schedules.active', '=', true)
    .where(sql<boolean>`pay_schedules.check_on <= ${rowToday}`)
    .execute()
  return rows.map(({ business_id }) => business_id)
}

/**
 * Checks the next pay schedule of the business, and drafts its pay run if one is due. The pay run and the end of the
 * period on the pay schedule are written in one transaction, so that each period is drafted once.
 *
 * @returns whether there was a pay schedule to check
 */
export async function draftNextRun(work: Work, { locked }: Locked): Promise<boolean> {
  let attempt: { schedule: PayScheduleRow; run: Run } | undefined
  try {
    return await inTransaction(work, async (work) => {
      const schedule = await lockNextSchedule(work, { locked })
      if (!schedule) return false
      const run = await nextDueRun(work, schedule)
      if (!run) return true
      attempt = { schedule, run }
      await draftOrSkip(work, schedule, run)
      return true
    })
  } catch (error) {
    if (!(error instanceof ApiError) || !attempt) throw error
    const { schedule, run } = attempt
    const reason = { code: 'draft_failed' as const, message: error.failure.errors?.[0]?.message ?? error.message }
    await inTransaction(work, async (work) => {
      if (await lockUnchanged(work, schedule)) await skip(work, schedule, run, { ...reason, pay_run_id: null })
    })
    return true
  }
}

/**
 * Locks a pay schedule after a failed transaction. Returns false if another worker has skipped or drafted the period
 * since then, or if a user has changed the pay schedule.
 */
async function lockUnchanged(work: Change, { id, version, drafted_until }: PayScheduleRow): Promise<boolean> {
  const row = await work.db
    .selectFrom('pay_schedules')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('drafted_until', 'is not distinct from', drafted_until)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the pay schedule of the business that has waited longest for its check. */
const lockNextSchedule = (work: Change, { locked }: Locked): Promise<PayScheduleRow | undefined> =>
  work.db
    .selectFrom('pay_schedules')
    .select(payScheduleColumns)
    .where('business_id', '=', work.business_id)
    .where('active', '=', true)
    .where(sql<boolean>`check_on <= ${todayIn(work)}`)
    .orderBy('check_on')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .$if(locked === 'skip', (query) => query.skipLocked())
    .executeTakeFirst()

interface Due extends Run {
  /** Whether this pay run is skipped, because too many later ones are also due. */
  isMissed: boolean
}

/** Returns the first pay run that is due; if none is, the pay schedule is checked again tomorrow. */
async function nextDueRun(work: Change, schedule: PayScheduleRow): Promise<Due | undefined> {
  const today = await readToday(work)
  const [runs = []] = await readNextRuns(work, [schedule], maxCatchUp + 1)
  const [next] = runs
  if (next && next.drafts_on <= today) {
    return { ...next, isMissed: runs.every(({ drafts_on }) => drafts_on <= today) }
  }
  await updateSchedule(work, schedule, { check_on: addDays(today, 1) })
  return undefined
}

async function draftOrSkip(work: Change, schedule: PayScheduleRow, { isMissed, ...run }: Due): Promise<void> {
  if (isMissed) {
    const message = `More than ${maxCatchUp} pay runs were due at once.`
    return await skip(work, schedule, run, { code: 'missed', message, pay_run_id: null })
  }
  const pay_run_id = await findOverlappingRun(work, schedule, run)
  if (pay_run_id !== undefined) {
    const message = `Pay run ${pay_run_id} pays the same people for a part of the period.`
    return await skip(work, schedule, run, { code: 'overlapping_pay_run', message, pay_run_id })
  }
  const { period_start, period_end, pay_date } = run
  const { run: drafted } = await draftPayRun(
    work,
    {
      type: 'regular',
      period_start,
      period_end,
      pay_date,
      currency: schedule.currency,
      created_by: null,
      pay_schedule_id: schedule.id,
    },
    {
      copy_from: undefined,
      recurring: schedule.recurring_lines,
      from_compensations: schedule.from_compensations,
    },
    { authors: schedule.author_ids, detail: { pay_schedule_id: schedule.id, pay_schedule: schedule.name } },
  )
  await updateSchedule(work, schedule, { drafted_until: period_end })
  if (schedule.last_error !== null) await setLastError(work, schedule, null)
  await enqueuePayScheduleMails(work, { pay_schedule_id: schedule.id, pay_run_id: drafted.id })
}

/** Returns a regular pay run in the currency of the schedule that pays for a day of the period and is not cancelled. */
async function findOverlappingRun(
  { db, business_id }: Change,
  { currency }: PayScheduleRow,
  { period_start, period_end }: Run,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('pay_runs')
    .select('id')
    .where('business_id', '=', business_id)
    .where('type', '=', 'regular')
    .where('status', '<>', 'cancelled')
    .where('currency', '=', currency)
    .where('period_start', '<=', period_end)
    .where('period_end', '>=', period_start)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Records that a period was not drafted, and publishes `pay_schedule.skipped`. The period is not attempted again. */
async function skip(
  work: Change,
  schedule: PayScheduleRow,
  { period_start, period_end }: Run,
  reason: Pick<Schemas['PayScheduleError'], 'code' | 'message' | 'pay_run_id'>,
): Promise<void> {
  await updateSchedule(work, schedule, { drafted_until: period_end })
  const error = { ...reason, period_start, period_end, at: await readClock(work) }
  const row = await setLastError(work, schedule, error)
  await recordEvent(work, { type: 'pay_schedule.skipped', data: payScheduleEventData(row), created_at: row.updated_at })
  await enqueuePayScheduleMails(work, { pay_schedule_id: schedule.id, pay_run_id: null })
}

async function updateSchedule(
  { db, business_id }: Change,
  { id }: PayScheduleRow,
  columns: { check_on: string } | { drafted_until: string },
): Promise<void> {
  await db
    .updateTable('pay_schedules')
    .set(columns)
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .execute()
}

const setLastError = (
  { db, business_id }: Change,
  { id }: PayScheduleRow,
  last_error: Schemas['PayScheduleError'] | null,
): Promise<PayScheduleRow> =>
  db
    .updateTable('pay_schedules')
    .set({ last_error, version: sql`version + 1`, updated_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .returning(payScheduleColumns)
    .executeTakeFirstOrThrow()
