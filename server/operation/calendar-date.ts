/*
 * Calendar dates in the form `YYYY-MM-DD`, which sort chronologically. No time zone is involved: `Date` is used only
 * for arithmetic, in UTC.
 */

const dayMs = 86_400_000

const toTime = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const toDate = (time: number): string => new Date(time).toISOString().slice(0, 10)

/**
 * Adds days to a date.
 *
 * @param days - the number of days; may be negative
 */
export const addDays = (date: string, days: number): string => toDate(toTime(date) + days * dayMs)

/** Returns the number of days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number => (toTime(to) - toTime(from)) / dayMs

/** Returns all dates from `from` to `to`, both included; none when `to` comes first. */
export const datesFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))

/**
 * Adds months to a date. Returns the same day of the month, or the last day of a shorter month: one month after 31
 * January is the end of February.
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return toDate(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

/**
 * Returns the anniversary of a date after a number of years. In common years, that of 29 February is 1 March, when the
 * year is complete.
 */
export function anniversary(date: string, years: number): string {
  const sameDay = addMonths(date, 12 * years)
  return sameDay.slice(8) === date.slice(8) ? sameDay : addDays(sameDay, 1)
}

/** Returns the day of the week, as named in work patterns. */
export const dayOfWeek = (date: string): Weekday => weekdays[new Date(toTime(date)).getUTCDay()] as Weekday

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

/** Whether a string is an existing date in the years 1000 to 9999. */
export function isDate(text: string): boolean {
  const time = toTime(text)
  return /^[1-9]\d{3}-/.test(text) && !Number.isNaN(time) && toDate(time) === text
}

/** Whether the day `MM-DD` exists in every year. */
export const isYearly = (monthAndDay: string): boolean => isDate(`2001-${monthAndDay}`) // not a leap year
