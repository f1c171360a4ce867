import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { findByToken } from '../../access/opaque-token.ts'
import { type Role, reachOfRole, scopesOf } from '../../access/roles.ts'
import { isUserActive } from '../../access/users/user-active.ts'
import { readToday } from '../../business/today.ts'
import { readCalendar } from '../../holidays/read-calendar.ts'
import { locationNames } from '../../holidays/where-holidays-hold.ts'
import { file } from '../../operation/answer.ts'
import { addDays, addMonths } from '../../operation/calendar-date.ts'
import { notFound } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import type { Reach } from '../../operation/principal.ts'
import { type GlobalWork, inBusiness, type Work } from '../../operation/work.ts'

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

interface FeedRow {
  role: Role
  person_id: number | null
  /** Not used within the last minute. */
  is_stale: boolean
}

/**
 * Finds out whose calendar a feed link shows, and notes the time of its use, to the minute. The link is worth what its
 * user may see at this moment; while they may not log in, or lack a second factor that the business requires, that is
 * nothing.
 *
 * @throws {ApiError} 404 for a link that never was, is revoked, or whose user has lost access
 */
async function openLeaveFeed<W extends GlobalWork>(
  work: W,
  token: string,
): Promise<{ work: W & Pick<Work, 'business_id'>; reach: Reach }> {
  const found = await findByToken(work, token, { from: 'leave_feeds', columns: ['business_id', 'id'] })
  if (!found) throw notFound()
  const { business_id, id } = found
  const inside = inBusiness(work, business_id)
  const { rows } = await sql<FeedRow>`
    select users.role, users.person_id,
      feed.last_used_at is null or feed.last_used_at < now() - interval '1 minute' as is_stale
    from leave_feeds feed join users on users.id = feed.user_id join businesses on businesses.id = feed.business_id
    where feed.business_id = ${business_id} and feed.id = ${id} and users.business_id = ${business_id}
      and not (businesses.require_2fa and users.two_factor_enabled_at is null)
      and ${isUserActive({ business_id })}`.execute(inside.db)
  const [feed] = rows
  const reach = feed && reachOf(feed)
  if (!reach) throw notFound()
  if (feed.is_stale) {
    const used = inside.db.updateTable('leave_feeds').set({ last_used_at: sql`now()` })
    await used.where('business_id', '=', business_id).where('id', '=', id).execute()
  }
  return { work: inside, reach }
}

/** Whose leave a role shows, as `leaveCalendar.ics` does to a token of the role; undefined when it shows none. */
function reachOf({ role, person_id }: FeedRow): Reach | undefined {
  const scopes = scopesOf(role)
  if (scopes.includes('leave:read')) return reachOfRole(role, person_id)
  return scopes.includes('self') ? { own_person: person_id ?? 0 } : undefined
}
