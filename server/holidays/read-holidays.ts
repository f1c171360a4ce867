import { addDays, datesFrom, daysBetween, isDate } from '../operation/calendar-date.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { oneLine } from '../operation/one-line.ts'

type Skipped = Schemas['SkippedHoliday']

/** The dates of a file, each in one of two lists. */
export interface HolidayFile {
  /** The holidays in chronological order, at most one per date. */
  holidays: { date: string; name: string }[]
  skipped: Skipped[]
}

/** The maximum length of an event in days; longer events are skipped. */
const maxEventDays = 31
/** The maximum number of days in a file, including skipped dates, because the response lists every date. */
export const maxDays = 2000

/**
 * Reads the all-day events of an iCalendar text (RFC 5545), as one holiday for each date of an event.
 *
 * @returns `no_calendar` for a text that is not iCalendar, `too_many` for a text with more than `maxDays` days
 */
export function readHolidays(ics: string): HolidayFile | 'no_calendar' | 'too_many' {
  const events = readEvents(ics)
  if (!events) return 'no_calendar'
  const names = new Map<string, string>()
  const skipped: Skipped[] = []
  for (const event of events) {
    const name = eventName(event)
    const days = eventDays(event)
    if (days.reason || name === '') {
      skipped.push({ date: days.first, name, reason: days.reason ?? 'no_name' })
    } else {
      for (const date of datesFrom(days.first, days.last)) {
        if (names.has(date)) skipped.push({ date, name, reason: 'already_there' })
        else names.set(date, name)
      }
    }
    if (names.size + skipped.length > maxDays) return 'too_many'
  }
  const holidays = [...names].map(([date, name]) => ({ date, name })).sort((a, b) => (a.date < b.date ? -1 : 1))
  return { holidays, skipped }
}

type EventDays =
  | { first: string; last: string; reason?: undefined }
  | { first: string | null; reason: Skipped['reason'] }

/** Returns the first and the last day of an event, or the reason why the event is skipped. */
function eventDays(event: CalendarEvent): EventDays {
  const start = event.get('DTSTART')?.trim() ?? ''
  const first = parseDate(start)
  if (first === undefined) return { first: null, reason: 'no_date' }
  if (start.length > 'YYYYMMDD'.length) return { first, reason: 'not_all_day' }
  if (event.get('STATUS')?.trim().toUpperCase() === 'CANCELLED') return { first, reason: 'cancelled' }
  if (['RRULE', 'RDATE', 'RECURRENCE-ID'].some((name) => event.has(name))) return { first, reason: 'recurring' }
  const last = lastDay(event, first)
  if (last === undefined) return { first, reason: 'no_date' }
  const isShort = isDate(last) && daysBetween(first, last) < maxEventDays // excludes dates after the year 9999
  return isShort ? { first, last } : { first, reason: 'too_long' }
}

/**
 * Returns the last day of an event: the day before its end (RFC 5545 § 3.6.1). An event without an end lasts one day.
 */
function lastDay(event: CalendarEvent, first: string): string | undefined {
  const [end, duration] = [event.get('DTEND'), event.get('DURATION')]
  if (end !== undefined) {
    const after = parseDate(end.trim())
    return after !== undefined && after > first ? addDays(after, -1) : after && first
  }
  if (duration === undefined) return first
  const [all, weeks = 0, days = 0] = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T[0HMS]*)?$/.exec(duration.trim()) ?? []
  const count = Number(weeks) * 7 + Number(days)
  return all && addDays(first, Math.min(Math.max(count, 1), maxEventDays + 1) - 1)
}

/** Returns the date of a DATE or a DATE-TIME (§ 3.3.4, § 3.3.5), regardless of its time zone. */
function parseDate(value: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:T\d{6}Z?)?$/.exec(value) ?? []
  const date = `${year}-${month}-${day}`
  return isDate(date) ? date : undefined
}

const eventName = (event: CalendarEvent): string =>
  oneLine(unescapeText(event.get('SUMMARY') ?? ''))
    .slice(0, 200)
    .toWellFormed()

/**
 * The properties of an event: unparsed values by upper-case name. Only the first occurrence of a repeated property is
 * kept. Parameters are omitted, because holidays need only the values.
 */
type CalendarEvent = ReadonlyMap<string, string>

/** Matches a content line: name, parameters (whose quoted values may contain colons) and value. */
const contentLine = /^([A-Z0-9-]+)(?:;[^":]*(?:"[^"]*"[^":]*)*)?:(.*)$/is

/**
 * Reads the events of an iCalendar text (RFC 5545 § 3.1, § 3.4), with nested components, folded lines and any line
 * endings, in linear time.
 *
 * @returns the events in the order of the text; undefined if the text is not iCalendar or a component has no end
 */
function readEvents(ics: string): CalendarEvent[] | undefined {
  const events: CalendarEvent[] = []
  const open: string[] = []
  let event: Map<string, string> | undefined
  let calendars = 0
  for (const line of unfold(ics)) {
    const [, property, value = ''] = contentLine.exec(line) ?? []
    const name = property?.toUpperCase()
    const component = value.trim().toUpperCase()
    if (name === 'BEGIN') {
      if (open.length === 0 && component !== 'VCALENDAR') return undefined
      if (open.length === 0) calendars++
      if (open.length === 1 && component === 'VEVENT') event = new Map()
      open.push(component)
    } else if (name === 'END') {
      if (open.pop() !== component) return undefined
      if (open.length === 1 && event) {
        events.push(event)
        event = undefined
      }
    } else if (open.length === 0) {
      return undefined
    } else if (open.length === 2 && name !== undefined && event && !event.has(name)) {
      event.set(name, value)
    }
  }
  return calendars > 0 && open.length === 0 ? events : undefined
}

/** Returns the unfolded lines of a text (§ 3.1), without empty lines. */
const unfold = (ics: string): string[] =>
  ics
    .replace(/^\uFEFF/, '')
    .replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')

/** Unescapes a value of the type TEXT (§ 3.3.11). */
const unescapeText = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped))
