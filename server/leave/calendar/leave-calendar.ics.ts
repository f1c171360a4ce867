import { operation } from '../../operation/operation.ts'
import { file } from '../../operation/response.ts'
import type { Work } from '../../operation/work.ts'
import { calendarRules, type LeaveCalendar, readLeaveCalendar } from './read-leave-calendar.ts'

/** Returns the leave calendar as an iCalendar file (RFC 5545). */
export const leaveCalendarIcs = operation('leaveCalendar.ics', calendarRules, async (work, { query: { from, to } }) => {
  const content = await calendarFile(work, await readLeaveCalendar(work, { from, to }, work.by))
  return file({ name: 'leave-calendar.ics', content })
})

/** Writes a leave calendar as an iCalendar file in UTF-8. */
export async function calendarFile(work: Work, calendar: LeaveCalendar): Promise<Buffer> {
  const { db, business_id, config } = work
  const rows = await db.selectFrom('locations').select(['id', 'name']).where('business_id', '=', business_id).execute()
  const locations = new Map(rows.map(({ id, name }) => [id, name]))
  const { writeIcs } = await import('./write-ics.ts') // loads a library that no other operation needs
  return Buffer.from(await writeIcs(calendar, { host: new URL(config.publicUrl).hostname, locations }))
}
