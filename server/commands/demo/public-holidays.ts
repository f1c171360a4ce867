import { addDays, dayOfWeek } from '../../operation/calendar-date.ts'
import type { DemoBusiness } from './demo-businesses.ts'

export interface PublicHoliday {
  date: string
  name: string
}

/** A holiday that may apply only to one location, or only to an afternoon. */
export interface CompanyHoliday extends PublicHoliday {
  portion: 'full' | 'afternoon'
  location: 'plant' | 'everywhere'
}

/** Returns the company holidays of a year: the afternoon of Christmas Eve, and a holiday of the plant. */
export const companyHolidays = (country: DemoBusiness['country'], year: number): CompanyHoliday[] => [
  country === 'FR'
    ? { date: `${year}-12-01`, name: 'Saint Eligius', portion: 'full', location: 'plant' } // patron saint of metalworkers
    : { date: `${year}-02-12`, name: 'Lincoln’s Birthday', portion: 'full', location: 'plant' },
  { date: `${year}-12-24`, name: 'Christmas Eve', portion: 'afternoon', location: 'everywhere' },
]

type Weekday = ReturnType<typeof dayOfWeek>

/** Returns the public holidays of a country in a year, sorted by date, at most one per day. */
export function publicHolidays(country: DemoBusiness['country'], year: number): PublicHoliday[] {
  const holidays = (country === 'FR' ? french : american)(year)
  const byDate = new Map(holidays.map(([date, name]) => [date, { date, name }]))
  return [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

type HolidayEntry = [date: string, name: string]

function french(year: number): HolidayEntry[] {
  const easter = easterSunday(year)
  return [
    [`${year}-01-01`, 'New Year’s Day'],
    [addDays(easter, 1), 'Easter Monday'],
    [addDays(easter, 39), 'Ascension Day'],
    [addDays(easter, 50), 'Whit Monday'],
    [`${year}-05-01`, 'Labour Day'],
    [`${year}-05-08`, 'Victory Day'],
    [`${year}-07-14`, 'Bastille Day'],
    [`${year}-08-15`, 'Assumption Day'],
    [`${year}-11-01`, 'All Saints’ Day'],
    [`${year}-11-11`, 'Armistice Day'],
    [`${year}-12-25`, 'Christmas Day'],
  ]
}

const american = (year: number): HolidayEntry[] => [
  [`${year}-01-01`, 'New Year’s Day'],
  [nth(3, 'mon', `${year}-01-01`), 'Martin Luther King Jr. Day'],
  [nth(3, 'mon', `${year}-02-01`), 'Washington’s Birthday'],
  [nth(1, 'mon', `${year}-05-25`), 'Memorial Day'],
  [`${year}-06-19`, 'Juneteenth'],
  [`${year}-07-04`, 'Independence Day'],
  [nth(1, 'mon', `${year}-09-01`), 'Labor Day'],
  [nth(2, 'mon', `${year}-10-01`), 'Columbus Day'],
  [`${year}-11-11`, 'Veterans Day'],
  [nth(4, 'thu', `${year}-11-01`), 'Thanksgiving Day'],
  [`${year}-12-25`, 'Christmas Day'],
]

/** Returns the date of the nth given weekday on or after a date. */
function nth(count: number, weekday: Weekday, from: string): string {
  let date = from
  while (dayOfWeek(date) !== weekday) date = addDays(date, 1)
  return addDays(date, 7 * (count - 1))
}

/** Returns the date of Easter Sunday in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return addDays(`${year}-03-01`, h + l - 7 * m + 21)
}
