import { calendarRules, readCalendar } from '../../holidays/read-calendar.ts'
import { locationNames } from '../../holidays/where-holidays-hold.ts'
import { file } from '../../operation/answer.ts'
import { operation } from '../../operation/operation.ts'

/** The leave calendar as an iCalendar file (RFC 5545). */
export const leaveCalendarIcs = operation('leaveCalendar.ics', calendarRules, async (work, { query: { from, to } }) => {
  const calendar = await readCalendar(work, { from, to }, work.by)
  const { writeIcs } = await import('./write-ics.ts')
  const host = new URL(work.config.publicUrl).hostname
  const content = Buffer.from(await writeIcs(calendar, { host, locations: await locationNames(work) }))
  return file({ name: 'leave-calendar.ics', content })
})
