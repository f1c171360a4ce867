import { sql } from 'kysely'
import { enqueue } from '../../jobs.ts'
import type { Change, GlobalChange } from '../../operation/work.ts'
import type { Config } from '../../process/config.ts'
import { createOpaqueToken, hashOfToken } from '../opaque-token.ts'

/*
 * A password link sets the password of a user, once. It is an invitation, or it was asked for by a user who forgot the
 * password. Its token is in the address alone: only its hash is stored, and jobs hold the id of the row.
 */

export type LinkPurpose = 'invite' | 'reset'

/** How long a link works once it is made. */
export const lifetimeHours: Record<LinkPurpose, number> = { invite: 7 * 24, reset: 1 }

/** The lifetime of a link as people say it. */
export const inWords = (hours: number): string => {
  if (hours === 1) return 'an hour'
  return hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`
}

export const expiryOf = (purpose: LinkPurpose) => sql<string>`now() + make_interval(hours => ${lifetimeHours[purpose]})`

export const addressOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/password/${token}`

/** Makes a link for its maker to hand over. @returns its address, which cannot be found out again */
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
      token_hash: hashOfToken(token),
      expires_at: expiryOf(purpose),
      is_shown: true,
    })
    .execute()
  return addressOf(config, token)
}

/**
 * Has the worker make a link and mail it.
 *
 * @param user - the ids of the user; where they are null the same is written, and nothing comes of it
 */
export async function mailPasswordLink(
  work: GlobalChange,
  user: Record<'business_id' | 'user_id', number | null>,
  purpose: LinkPurpose,
): Promise<void> {
  const { id } = await work.db
    .insertInto('password_links')
    .values({ ...user, purpose, expires_at: expiryOf(purpose), ...work.origin })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(work, 'send_password_mail', { password_link_id: id })
}

/** Ends the unused links of a user. */
export async function voidPasswordLinks({ db, business_id }: Change, user_id: number): Promise<void> {
  await db
    .deleteFrom('password_links')
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .execute()
}
