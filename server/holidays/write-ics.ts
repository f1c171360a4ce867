import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { oneLine } from '../people/one-line.ts'
import { addDays } from './calendar-date.ts'
import type { AwayRow, LeaveCalendar } from './read-calendar.ts'

/**
 * Writes a calendar as iCalendar (RFC 5545). Events are of whole days, as halves have no hours; a half is in the title.
 * Their ids and times follow from the rows alone, so that a calendar which reads the file again finds the same events.
 *
 * @param host - makes the ids unique in the world (§ 3.8.4.7)
 */
export function writeIcs({ leave, holidays }: LeaveCalendar, host: string): string {
  const calendar = ical({ prodId: '//Workforce//Leave//EN', name: 'Leave' })
  for (const row of leave) {
    calendar.createEvent({
      id: `leave-${row.leave_request_id}@${host}`,
      ...wholeDays(row.start_date, row.end_date),
      ...writtenAt(row),
      summary: oneLine(`${row.person_name}: ${row.leave_type_name}${portionOf(row)}`),
      status: row.status === 'approved' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    })
  }
  for (const holiday of holidays) {
    calendar.createEvent({
      id: `holiday-${holiday.id}@${host}`,
      ...wholeDays(holiday.date, holiday.date),
      ...writtenAt(holiday),
      summary: oneLine(holiday.name),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n` // each line ends with CRLF, the last one too (§ 3.1)
}

/** The end of an event is the day after its last (§ 3.6.1). */
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
