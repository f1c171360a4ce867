import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { findByToken } from '../../access/opaque-token.ts'
import { roleReach, roleScopeSet, type UserRole } from '../../access/roles.ts'
import { isUserActive } from '../../access/users/user-active.ts'
import { readToday } from '../../business/today.ts'
import { addDays, addMonths } from '../../operation/calendar-date.ts'
import { notFound } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import type { Reach } from '../../operation/principal.ts'
import { file } from '../../operation/response.ts'
import { type GlobalWork, inBusiness, type Work } from '../../operation/work.ts'
import { calendarFile } from './leave-calendar.ics.ts'
import { readLeaveCalendar } from './read-leave-calendar.ts'

/**
 * The period that the calendar covers around today, in months: one year in total. Calendar applications fetch it again
 * every few hours.
 */
const monthsBefore = 3
const monthsAfter = 9

/** Returns the leave calendar of a feed link to a calendar application. */
export const leaveFeedsIcs = operation('leaveFeeds.ics', async (anonymous, { path }) => {
  const { work, reach } = await openLeaveFeed(anonymous, path.token)
  const today = await readToday(work)
  const period = { from: addMonths(today, -monthsBefore), to: addDays(addMonths(today, monthsAfter), -1) }
  const content = await calendarFile(work, await readLeaveCalendar(work, period, { reach, path: 'path.token' }))
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`
  return file({ name: 'leave-calendar.ics', content, etag })
})

interface FeedRow extends UserRole {
  person_id: number | null
  /** Whether the last recorded use is more than a minute ago. */
  is_stale: boolean
}

/**
 * Finds the user of a feed link, and records its use at most once a minute. The link has the user's current reach: none
 * while the user cannot log in, or lacks a second factor that the business requires.
 *
 * @throws {ApiError} 404 if the link is unknown or revoked, or its user has lost access
 */
async function openLeaveFeed<W extends GlobalWork>(
  work: W,
  token: string,
): Promise<{ work: W & Pick<Work, 'business_id'>; reach: Reach }> {
  const link = await findByToken(work, token, { from: 'leave_feeds', columns: ['business_id', 'id'] })
  if (!link) throw notFound()
  const { business_id, id } = link
  const tenantWork = inBusiness(work, business_id)
  const { rows } = await sql<FeedRow>`
    select users.role, users.person_id, businesses.managers_see_compensation,
      roles.scopes as custom_scopes, roles.reach as custom_reach,
      feed.last_used_at is null or feed.last_used_at < now() - interval '1 minute' as is_stale
    from leave_feeds feed join users on users.id = feed.user_id join businesses on businesses.id = feed.business_id
      left join roles on roles.business_id = users.business_id and roles.id = users.role_id
    where feed.business_id = ${business_id} and feed.id = ${id} and users.business_id = ${business_id}
      and not (businesses.require_2fa and users.two_factor_enabled_at is null)
      and ${isUserActive({ business_id })}`.execute(tenantWork.db)
  const [feed] = rows
  const reach = feed && feedReach(feed)
  if (!reach) throw notFound()
  if (feed.is_stale) {
    await tenantWork.db
      .updateTable('leave_feeds')
      .set({ last_used_at: sql`now()` })
      .where('business_id', '=', business_id)
      .where('id', '=', id)
      .execute()
  }
  return { work: tenantWork, reach }
}

/**
 * Returns the reach that `leaveCalendar.ics` gives a token of the role; undefined if the operation refuses the role.
 */
function feedReach({ person_id, ...role }: FeedRow): Reach | undefined {
  const scopes = roleScopeSet(role)
  if (scopes.has('leave:read')) return roleReach(role, person_id)
  return scopes.has('self') ? { own_person: person_id ?? 0 } : undefined
}
