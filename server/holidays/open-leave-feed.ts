import { sql } from 'kysely'
import { findByToken } from '../access/find-by-token.ts'
import { type Role, reachOfRole, scopesOf } from '../access/roles.ts'
import { isUserActive } from '../access/users/user-active.ts'
import { notFound } from '../operation/errors.ts'
import type { Reach } from '../operation/principal.ts'
import { type GlobalWork, inBusiness, type Work } from '../operation/work.ts'

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
export async function openLeaveFeed<W extends GlobalWork>(
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
