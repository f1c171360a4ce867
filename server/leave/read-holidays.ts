import { convertIcsCalendar, type IcsEvent } from 'ts-ics'
import type { Schemas } from '../contract.ts'
import { addDays, datesFrom, daysBetween, isDate } from './calendar-date.ts'

type Skipped = Schemas['SkippedHoliday']

/** A day that is to be a holiday. */
export interface HolidayToBe {
  date: string
  name: string
}

const longestEventDays = 31

/**
 * Reads the all-day events of an iCalendar text (RFC 5545), a day for each date they take.
 *
 * @returns the days in order, none twice, and what cannot be one; undefined for a text that is no such file
 */
export function readHolidays(ics: string): { holidays: HolidayToBe[]; skipped: Skipped[] } | undefined {
  const events = eventsOf(ics)
  if (!events) return undefined
  const skipped: Skipped[] = []
  const names = new Map<string, string>()
  for (const event of events) {
    const first = dayOf(event.start.date)
    const last = lastDayOf(event, first)
    const name = (event.summary ?? '').trim().slice(0, 200).toWellFormed()
    const reason = reasonToSkip(event, name, daysBetween(first, last) + 1)
    if (reason) {
      skipped.push({ date: first, name, reason })
      continue
    }
    for (const date of datesFrom(first, last)) {
      if (names.has(date)) skipped.push({ date, name, reason: 'already_there' })
      else names.set(date, name)
    }
  }
  const holidays = [...names].map(([date, name]) => ({ date, name })).sort((a, b) => (a.date < b.date ? -1 : 1))
  return { holidays, skipped }
}

/**
 * The parser throws at what is not iCalendar, but reads a text without a calendar as an empty one, and 31 February as
 * the third of March.
 */
function eventsOf(ics: string): IcsEvent[] | undefined {
  if (!/^BEGIN:VCALENDAR\s*$/im.test(ics) || !/^END:VCALENDAR\s*$/im.test(ics)) return undefined
  const days = ics.matchAll(/^DT(?:START|END)[^:]*:(\d{4})(\d\d)(\d\d)/gim)
  if (!days.every(([, year, month, day]) => isDate(`${year}-${month}-${day}`))) return undefined
  try {
    const { events = [] } = convertIcsCalendar(undefined, ics.replace(/^\uFEFF/, ''))
    const hasTimes = events.every(({ start, end }) => isTime(start?.date) && (!end || isTime(end.date)))
    return hasTimes ? events : undefined
  } catch {
    return undefined
  }
}

const isTime = (date: Date | undefined): boolean => date !== undefined && !Number.isNaN(date.getTime())

/** Of a date without a time the parser makes midnight in UTC. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The end of an event is the day after its last (RFC 5545 § 3.6.1); without one it takes a day. */
function lastDayOf({ end, duration }: IcsEvent, first: string): string {
  if (end && dayOf(end.date) > first) return addDays(dayOf(end.date), -1)
  const days = (duration?.weeks ?? 0) * 7 + (duration?.days ?? 0)
  return addDays(first, Math.min(Math.max(days, 1), longestEventDays + 1) - 1)
}

function reasonToSkip(event: IcsEvent, name: string, days: number): Skipped['reason'] | undefined {
  if (event.start.type !== 'DATE') return 'not_all_day'
  if (event.status === 'CANCELLED') return 'cancelled'
  if (event.recurrenceRule || event.recurrenceId) return 'recurring'
  if (days > longestEventDays) return 'too_long'
  return name === '' ? 'no_name' : undefined
}
