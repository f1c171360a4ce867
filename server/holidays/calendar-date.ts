/*
 * Days of the calendar as `YYYY-MM-DD`, which sort as they follow one another. No time zone is involved: `Date` only
 * counts, in UTC.
 */

const msPerDay = 86_400_000

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** @param days - also below zero */
export const addDays = (date: string, days: number): string => dateOf(timeOf(date) + days * msPerDay)

/** How many days `to` comes after `from`; below zero when it comes before. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / msPerDay

/** The days from one to another, both included; none when `to` comes before `from`. */
export const datesFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))

/** The same day of a later or earlier month, or its last where it has none such: a month after 31 January ends February. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

/** The day of the week as work patterns name it. */
export const weekdayOf = (date: string): Weekday => weekdays[new Date(timeOf(date)).getUTCDay()] as Weekday

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

/** Whether there is such a day, of the years 1000 to 9999. */
export function isDate(text: string): boolean {
  const time = timeOf(text)
  return /^[1-9]\d{3}-/.test(text) && !Number.isNaN(time) && dateOf(time) === text
}

/** Whether every year has the day `MM-DD`. */
export const isYearly = (monthAndDay: string): boolean => isDate(`2001-${monthAndDay}`) // no leap year
