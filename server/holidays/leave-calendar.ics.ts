import type { Operation } from '../operation/contract.ts'

import { readCalendar } from './read-calendar.ts'
import { writeIcs } from './write-ics.ts'

/** The same as a file that calendars read. */
export const leaveCalendarIcs: Operation<'leaveCalendar.ics'> = async ({
  query: { from, to },
  principal,
  em,
  config,
}) => {
  const calendar = await readCalendar(em, principal, { from, to })
  const content = Buffer.from(writeIcs(calendar, new URL(config.publicUrl).hostname))
  return { status: 200, file: { name: 'leave-calendar.ics', content } }
}
