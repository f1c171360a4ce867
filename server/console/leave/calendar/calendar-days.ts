const dayLength = 86_400_000

const at = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const toDate = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Returns the current date in a time zone, such as `2026-11-22`. */
export const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())

/** Adds days to a date. */
export const daysAfter = (date: string, days: number): string => toDate(at(date) + days * dayLength)

/** @returns the weekday, from 0 for Monday to 6 for Sunday */
export const getWeekday = (date: string): number => (new Date(at(date)).getUTCDay() + 6) % 7

/** Returns all dates from the first to the last, inclusive. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let time = at(first); time <= at(last); time += dayLength) days.push(toDate(time))
  return days
}

/** Returns the month of a date, such as `2026-11`. */
export const getMonth = (date: string): string => date.slice(0, 7)

/** Adds months to a month: `2026-11`, 2 → `2027-01`. */
export function monthsAfter(month: string, months: number): string {
  const date = new Date(at(`${month}-01`))
  date.setUTCMonth(date.getUTCMonth() + months)
  return getMonth(date.toISOString())
}

/** Returns the weeks of a month, each from Monday to Sunday. */
export function weeksInMonth(month: string): string[][] {
  const first = `${month}-01`
  const last = daysAfter(`${monthsAfter(month, 1)}-01`, -1)
  const days = daysFrom(daysAfter(first, -getWeekday(first)), daysAfter(last, 6 - getWeekday(last)))
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
