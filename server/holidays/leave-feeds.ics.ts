import { createHash } from 'node:crypto'
import { readToday } from '../business/today.ts'
import { file } from '../operation/answer.ts'
import { addDays, addMonths } from '../operation/calendar-date.ts'
import { operation } from '../operation/operation.ts'
import { openLeaveFeed } from './open-leave-feed.ts'
import { readCalendar } from './read-calendar.ts'
import { locationNames } from './where-holidays-hold.ts'

/** A year of the calendar: calendar programs ask again every few hours, so that it moves on with today. */
const monthsBefore = 3
const monthsAfter = 9

/** The leave calendar for a calendar program that has a feed link. */
export const leaveFeedsIcs = operation('leaveFeeds.ics', async (anonymous, { path }) => {
  const { work, reach } = await openLeaveFeed(anonymous, path.token)
  const today = await readToday(work)
  const period = { from: addMonths(today, -monthsBefore), to: addDays(addMonths(today, monthsAfter), -1) }
  const calendar = await readCalendar(work, period, { reach, place: 'path.token' })
  const { writeIcs } = await import('./write-ics.ts')
  const host = new URL(work.config.publicUrl).hostname
  const content = Buffer.from(await writeIcs(calendar, { host, locations: await locationNames(work) }))
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`
  return file({ name: 'leave-calendar.ics', content, etag })
})
