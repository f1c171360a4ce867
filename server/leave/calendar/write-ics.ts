import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { AwayRow, LeaveCalendar } from '../../holidays/read-calendar.ts'
import { addDays } from '../../operation/calendar-date.ts'
import { oneLine } from '../../operation/one-line.ts'
import { type Steps, takeTurns } from '../../pdf/take-turns.ts'

interface IcsOptions {
  host: string
  locations: ReadonlyMap<number, string>
}

type Holiday = LeaveCalendar['holidays'][number]

/**
 * Writes a leave calendar as iCalendar (RFC 5545). Events last whole days, as half days have no hours; the title tells
 * of halves and of where a holiday is one. Ids and times of events depend on the rows only, so that a program that reads
 * the file again recognises them.
 *
 * @param options.host - makes the ids globally unique (§ 3.8.4.7)
 * @param options.locations - the names of locations by their ids
 */
export const writeIcs = (calendar: LeaveCalendar, options: IcsOptions): Promise<string> =>
  takeTurns(stepsToIcs(eventsOf(calendar, options)))

/** The events of one step. */
const batchSize = 50
const end = 'END:VCALENDAR'

/** Writes a calendar in steps, as the library writes one at once: the events of all parts in one calendar. */
function* stepsToIcs(events: Iterable<ICalEventData>): Steps<string> {
  const written = (events: ICalEventData[]): string =>
    ical({ prodId: '//Workforce//Leave//EN', name: 'Leave', events }).toString()
  const head = written([]).slice(0, -end.length)
  const parts = [head]
  for (const batch of batchesOf(events)) {
    parts.push(written(batch).slice(head.length, -end.length))
    yield
  }
  return `${parts.join('')}${end}\r\n` // every line ends with CRLF, the last one included (RFC 5545, § 3.1)
}

function* batchesOf(events: Iterable<ICalEventData>): Generator<ICalEventData[]> {
  let batch: ICalEventData[] = []
  for (const event of events) {
    batch.push(event)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  yield batch
}

function* eventsOf({ leave, holidays }: LeaveCalendar, { host, locations }: IcsOptions): Generator<ICalEventData> {
  for (const row of leave) {
    yield {
      id: `leave-${row.leave_request_id}@${host}`,
      ...wholeDays(row.start_date, row.end_date),
      ...writtenAt(row),
      summary: oneLine(`${row.person_name}: ${row.leave_type_name}${portionOf(row)}`),
      status: row.status === 'approved' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    }
  }
  for (const holiday of holidays) {
    yield {
      id: `holiday-${holiday.id}@${host}`,
      ...wholeDays(holiday.date, holiday.date),
      ...writtenAt(holiday),
      summary: oneLine(`${holiday.name}${limitsOf(holiday, locations)}`),
      transparency: ICalEventTransparency.TRANSPARENT,
    }
  }
}

/** The part of the day, and where, of a holiday that is not one for everybody all day. */
function limitsOf({ portion, location_ids }: Holiday, locations: IcsOptions['locations']): string {
  const limits = [...(portion === 'full' ? [] : [portion]), ...location_ids.map((id) => locations.get(id))]
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`
}

/** An event ends on the day after its last (§ 3.6.1). */
const wholeDays = (first: string, last: string) => ({ start: first, end: addDays(last, 1), allDay: true })

const writtenAt = ({ updated_at, version }: { updated_at: string; version: number }) => ({
  stamp: updated_at,
  lastModified: updated_at,
  sequence: version - 1,
})

function portionOf({ start_date, end_date, start_portion, end_portion }: AwayRow): string {
  if (start_date === end_date) return start_portion === 'full' ? '' : ` (${start_portion})`
  const parts = [...(start_portion === 'full' ? [] : ['from noon']), ...(end_portion === 'full' ? [] : ['to noon'])]
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}
