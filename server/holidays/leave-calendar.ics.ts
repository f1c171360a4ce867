import { file } from '../operation/answer.ts'
import { operation } from '../operation/operation.ts'
import { readCalendar } from './read-calendar.ts'
import { writeIcs } from './write-ics.ts'

/** The leave calendar as an iCalendar file (RFC 5545). */
export const leaveCalendarIcs = operation('leaveCalendar.ics', async (work, { query: { from, to } }) => {
  const calendar = await readCalendar(work, { from, to }, work.by)
  const content = Buffer.from(writeIcs(calendar, new URL(work.config.publicUrl).hostname))
  return file({ name: 'leave-calendar.ics', content })
})
