const dayLength = 86_400_000

const at = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The current date in a time zone, such as `2026-11-22`. */
export const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())

/** Adds days to a date. */
export const daysAfter = (date: string, days: number): string => textOf(at(date) + days * dayLength)

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: string): number => (new Date(at(date)).getUTCDay() + 6) % 7

/** Every date of an interval, both ends included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let time = at(first); time <= at(last); time += dayLength) days.push(textOf(time))
  return days
}

/** The month of a date, such as `2026-11`. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** Adds months to a month. */
export function monthsAfter(month: string, months: number): string {
  const date = new Date(at(`${month}-01`))
  date.setUTCMonth(date.getUTCMonth() + months)
  return monthOf(date.toISOString())
}

/** The weeks of a month, from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const last = daysAfter(`${monthsAfter(month, 1)}-01`, -1)
  const days = daysFrom(daysAfter(first, -weekdayOf(first)), daysAfter(last, 6 - weekdayOf(last)))
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
