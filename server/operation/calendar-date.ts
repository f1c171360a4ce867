/*
 * Calendar days as `YYYY-MM-DD`, which sort in their order. No time zone is involved: `Date` only counts, in UTC.
 */

const msPerDay = 86_400_000

const toTime = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const toDate = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** @param days - may be negative */
export const addDays = (date: string, days: number): string => toDate(toTime(date) + days * msPerDay)

/** The number of days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number => (toTime(to) - toTime(from)) / msPerDay

/** All days from one to another, both included; none when `to` comes first. */
export const datesFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))

/** The same day of another month, or the last day of that month: a month after 31 January is the end of February. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return toDate(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

/** The day of the week, as work patterns name it. */
export const dayOfWeek = (date: string): Weekday => weekdays[new Date(toTime(date)).getUTCDay()] as Weekday

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

/** Whether a text is a day that exists, in the years 1000 to 9999. */
export function isDate(text: string): boolean {
  const time = toTime(text)
  return /^[1-9]\d{3}-/.test(text) && !Number.isNaN(time) && toDate(time) === text
}

/** Whether the day `MM-DD` exists in every year. */
export const isYearly = (monthAndDay: string): boolean => isDate(`2001-${monthAndDay}`) // not a leap year
