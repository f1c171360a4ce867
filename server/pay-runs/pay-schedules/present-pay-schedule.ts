import type { Selectable } from 'kysely'
import type { EventData, Schemas } from '../../operation/contract/contract.ts'
import { timingMembers } from './pay-calendar.ts'
import type { PayScheduleTable } from './pay-schedule.entity.ts'

/** The columns needed to present a pay schedule and to calculate its pay runs, for `select` and `returning`. */
export const payScheduleColumns = [
  'id',
  'name',
  ...timingMembers,
  'currency',
  'from_compensations',
  'recurring_lines',
  'active',
  'drafts_from',
  'drafted_until',
  'last_error',
  'author_ids',
  'external_id',
  'metadata',
  'created_at',
  'updated_at',
  'version',
] as const

export type PayScheduleRow = Pick<Selectable<PayScheduleTable>, (typeof payScheduleColumns)[number]>

/** Converts a pay schedule to its API representation. */
export const presentPaySchedule = (
  row: PayScheduleRow,
  next_runs: Schemas['PayScheduleRun'][],
): Schemas['PaySchedule'] => ({
  id: row.id,
  name: row.name,
  frequency: row.frequency,
  period_starts_on: row.period_starts_on,
  first_day: row.first_day,
  pay_days_after_period_end: row.pay_days_after_period_end,
  pay_day_of_month: row.pay_day_of_month,
  pay_month: row.pay_month,
  pay_date_moves: row.pay_date_moves,
  drafts_days_before_pay_date: row.drafts_days_before_pay_date,
  currency: row.currency,
  from_compensations: row.from_compensations,
  recurring_lines: row.recurring_lines,
  active: row.active,
  next_runs,
  last_error: row.last_error,
  external_id: row.external_id,
  metadata: row.metadata,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

/** Converts a pay schedule to the data of its events, without most of its rules. */
export const payScheduleEventData = (row: PayScheduleRow): EventData<'pay_schedule.created'> => ({
  id: row.id,
  name: row.name,
  frequency: row.frequency,
  active: row.active,
  last_error: row.last_error,
  created_at: row.created_at,
})
