import { sql } from 'kysely'
import { enqueue } from '../../jobs.ts'
import type { Change, GlobalChange } from '../../operation/work.ts'
import type { Config } from '../../process/config.ts'
import { createOpaqueToken, tokenHash } from '../opaque-token.ts'

/*
 * A password link is a single-use link that sets the password of a user. It is an invitation or a password reset. Only
 * the hash of its token is stored, and jobs contain only the ID of its row.
 */

export type LinkPurpose = 'invite' | 'reset'

/** The lifetimes of links in hours. */
export const lifetimeHours: Record<LinkPurpose, number> = { invite: 7 * 24, reset: 1 }

/** Returns a lifetime as text, such as `7 days`. */
export const durationText = (hours: number): string => {
  if (hours === 1) return 'an hour'
  return hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`
}

export const linkExpiry = (purpose: LinkPurpose) =>
  sql<string>`now() + make_interval(hours => ${lifetimeHours[purpose]})`

export const linkUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/password/${token}`

/** Creates a link that the caller passes on to the user. @returns the URL of the link, which is not stored */
export async function createPasswordLink(
  { db, business_id, config }: Pick<Change, 'db' | 'business_id'> & { config: Pick<Config, 'publicUrl'> },
  user_id: number,
  purpose: LinkPurpose,
): Promise<string> {
  const token = createOpaqueToken()
  await db
    .insertInto('password_links')
    .values({
      business_id,
      user_id,
      purpose,
      token_hash: tokenHash(token),
      expires_at: linkExpiry(purpose),
      is_shown: true,
    })
    .execute()
  return linkUrl(config, token)
}

/**
 * Enqueues an email with a link, whose token the worker creates.
 *
 * @param user - null IDs for an unknown address, for which the same rows are inserted but no email is sent
 */
export async function mailPasswordLink(
  work: GlobalChange,
  user: Record<'business_id' | 'user_id', number | null>,
  purpose: LinkPurpose,
): Promise<void> {
  const { id } = await work.db
    .insertInto('password_links')
    .values({ ...user, purpose, expires_at: linkExpiry(purpose), ...work.origin })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(work, 'send_password_mail', { password_link_id: id })
}

/** Deletes the unused links of a user. */
export async function voidPasswordLinks({ db, business_id }: Change, user_id: number): Promise<void> {
  await db
    .deleteFrom('password_links')
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .execute()
}
