import type { PaySchedule, PayScheduleError, PayScheduleFrequency } from '../../../../sdk/src/index.ts'
import { badge } from '../../../pages/components.ts'
import type { Choice } from '../../../pages/form.ts'
import type { Html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import type { GuestContext } from '../../page-context.ts'

export const schedules = '/console/pay-runs/schedules'

export const payScheduleAddress = ({ id }: Pick<PaySchedule, 'id'>): string => `${schedules}/${id}`

/** The links from the title of a page to the pages above it. */
export const trailToSchedules = (): (readonly [string, string])[] => [
  ['/console/pay-runs', text('payRuns.title')],
  [schedules, text('paySchedules.title')],
]

const frequencies = ['monthly', 'semi_monthly', 'fortnightly', 'weekly'] as const

export const frequencyChoices = (): Choice[] =>
  frequencies.map((frequency) => [frequency, text(`paySchedules.frequency.${frequency}`)])

export const frequencyName = (frequency: PayScheduleFrequency): string =>
  frequencyChoices().find(([value]) => value === frequency)?.[1] ?? frequency

const moves = ['before', 'after', 'nearest', 'none'] as const

export const moveChoices = (): Choice[] => moves.map((move) => [move, text(`paySchedules.moves.${move}`)])

export const monthChoices = (): Choice[] => [
  ['same', text('paySchedules.month.same')],
  ['next', text('paySchedules.month.next')],
]

export const stateBadge = ({ active }: Pick<PaySchedule, 'active'>): Html =>
  active ? badge(text('paySchedules.active'), 'good') : badge(text('paySchedules.paused'))

/** Describes the pay date, such as `28th of the month` rules and days after the period. */
export function payDateText({ formats }: GuestContext, schedule: PaySchedule): string {
  const { pay_day_of_month, pay_days_after_period_end, pay_month } = schedule
  if (pay_day_of_month !== null) {
    return formats.text('paySchedules.payDate.dayOfMonth', { day: pay_day_of_month, month: pay_month })
  }
  const days = pay_days_after_period_end ?? 0
  return days < 0
    ? formats.text('paySchedules.payDate.before', { days: -days })
    : formats.text('paySchedules.payDate.after', { days })
}

/** Describes why a period was not drafted. A reason without a sentence is shown in the words of the API. */
export function errorText({ formats }: GuestContext, { code, message, ...period }: PayScheduleError): string {
  const values = { period: formats.period(period.period_start, period.period_end) }
  switch (code) {
    case 'overlapping_pay_run':
      return text('paySchedules.error.overlapping', values)
    case 'missed':
      return text('paySchedules.error.missed', values)
    case 'draft_failed':
      return text('paySchedules.error.failed', values)
    default:
      return message
  }
}
