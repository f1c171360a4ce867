import { type PageContext, queryParameter } from '../../page-context.ts'
import { daysAfter, daysFrom, getMonth, getWeekday, monthsAfter, todayIn, weeksInMonth } from './calendar-days.ts'

/** The period that a calendar shows. */
export interface Period {
  view: 'month' | 'week'
  today: string
  /** A day in the period, which links to other views preserve. */
  date: string
  /** Whether the period contains the current day. */
  isCurrent: boolean
  /** The dates of the month or week. */
  days: string[]
  /** The weeks of the period from Monday to Sunday, including days of the months before and after. */
  weeks: string[][]
  /** A day in the previous period, and a day in the next period. */
  previous: string
  next: string
}

/**
 * Returns the period that the query selects: `view`, and a day in the period as `date` or a month as `month`. Defaults
 * to the current month.
 */
export function periodInQuery(context: PageContext): Period {
  const today = todayIn(context.me.business.time_zone)
  const date = dateInQuery(context) ?? today
  const isWeek = queryParameter(context, 'view') === 'week'
  const period = isWeek ? weekAround(date) : monthAround(date)
  return { ...period, today, date, isCurrent: period.days.includes(today) }
}

function weekAround(date: string): Pick<Period, 'view' | 'days' | 'weeks' | 'previous' | 'next'> {
  const first = daysAfter(date, -getWeekday(date))
  const days = daysFrom(first, daysAfter(first, 6))
  return { view: 'week', days, weeks: [days], previous: daysAfter(first, -7), next: daysAfter(first, 7) }
}

function monthAround(date: string): Pick<Period, 'view' | 'days' | 'weeks' | 'previous' | 'next'> {
  const month = getMonth(date)
  const [previous, next] = [`${monthsAfter(month, -1)}-01`, `${monthsAfter(month, 1)}-01`]
  return {
    view: 'month',
    days: daysFrom(`${month}-01`, daysAfter(next, -1)),
    weeks: weeksInMonth(month),
    previous,
    next,
  }
}

/** Returns the day in the query, if it is valid. */
function dateInQuery(context: PageContext): string | undefined {
  const month = queryParameter(context, 'month')
  const date = queryParameter(context, 'date') ?? (month === undefined ? undefined : `${month}-01`)
  if (date === undefined || !/^20\d\d-(0[1-9]|1[0-2])-\d\d$/.test(date)) return undefined
  return Number.isNaN(Date.parse(date)) || daysAfter(date, 0) !== date ? undefined : date
}
