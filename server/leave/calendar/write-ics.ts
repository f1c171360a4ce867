import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { addDays } from '../../operation/calendar-date.ts'
import { oneLine } from '../../operation/one-line.ts'
import { type Steps, takeTurns } from '../../pdf/take-turns.ts'
import type { CalendarEntryRow, LeaveCalendar } from './read-leave-calendar.ts'

interface IcsOptions {
  host: string
  locations: ReadonlyMap<number, string>
}

type Holiday = LeaveCalendar['holidays'][number]

/**
 * Writes a leave calendar as iCalendar (RFC 5545). All events are all-day events, because half days have no times;
 * their titles name half days and the locations of a holiday. The UIDs and timestamps of events depend only on the
 * rows, so that a calendar application updates events that it already has.
 *
 * @param options.host - the host name that makes the UIDs globally unique (§ 3.8.4.7)
 * @param options.locations - the names of locations by ID
 */
export const writeIcs = (calendar: LeaveCalendar, options: IcsOptions): Promise<string> =>
  takeTurns(icsSteps(calendarEvents(calendar, options)))

/** The number of events written in one step. */
const batchSize = 50
const end = 'END:VCALENDAR'

/** Writes a calendar in batches of events, between which other work runs, and joins the batches under one header. */
function* icsSteps(events: Iterable<ICalEventData>): Steps<string> {
  const write = (events: ICalEventData[]): string =>
    ical({ prodId: '//Workforce//Leave//EN', name: 'Leave', events }).toString()
  const head = write([]).slice(0, -end.length)
  const parts = [head]
  for (const batch of batches(events)) {
    parts.push(write(batch).slice(head.length, -end.length))
    yield
  }
  return `${parts.join('')}${end}\r\n` // every line ends with CRLF, the last one included (RFC 5545, § 3.1)
}

function* batches(events: Iterable<ICalEventData>): Generator<ICalEventData[]> {
  let batch: ICalEventData[] = []
  for (const event of events) {
    batch.push(event)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  yield batch
}

function* calendarEvents(
  { leave, holidays }: LeaveCalendar,
  { host, locations }: IcsOptions,
): Generator<ICalEventData> {
  for (const row of leave) {
    yield {
      id: `leave-${row.leave_request_id}@${host}`,
      ...wholeDays(row.start_date, row.end_date),
      ...revision(row),
      summary: oneLine(`${row.person_name}: ${row.leave_type_name}${portionNote(row)}`),
      status: row.status === 'approved' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    }
  }
  for (const holiday of holidays) {
    yield {
      id: `holiday-${holiday.id}@${host}`,
      ...wholeDays(holiday.date, holiday.date),
      ...revision(holiday),
      summary: oneLine(`${holiday.name}${holidayNote(holiday, locations)}`),
      transparency: ICalEventTransparency.TRANSPARENT,
    }
  }
}

/** Returns the part of the day and the locations of a holiday; an empty string for a full day at all locations. */
function holidayNote({ portion, location_ids }: Holiday, locations: IcsOptions['locations']): string {
  const limits = [...(portion === 'full' ? [] : [portion]), ...location_ids.map((id) => locations.get(id))]
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`
}

/** Returns the range of an all-day event, which ends on the day after its last day (§ 3.6.1). */
const wholeDays = (first: string, last: string) => ({ start: first, end: addDays(last, 1), allDay: true })

const revision = ({ updated_at, version }: { updated_at: string; version: number }) => ({
  stamp: updated_at,
  lastModified: updated_at,
  sequence: version - 1,
})

function portionNote({ start_date, end_date, start_portion, end_portion }: CalendarEntryRow): string {
  if (start_date === end_date) return start_portion === 'full' ? '' : ` (${start_portion})`
  const parts = [...(start_portion === 'full' ? [] : ['from noon']), ...(end_portion === 'full' ? [] : ['to noon'])]
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}
