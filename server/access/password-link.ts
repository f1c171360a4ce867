import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import type { Origin } from '../audit/record-audit.ts'
import { sqlOf } from '../db/orm.ts'
import { enqueue } from '../jobs.ts'
import type { Config } from '../process/config.ts'
import { createOpaqueToken, hashOfToken } from './opaque-token.ts'

/*
 * A password link sets the password of a user, once. It is an invitation, or it was asked for by somebody who forgot
 * theirs. Its token is in the address alone: what is stored is its hash, and jobs hold the id of the row.
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

/** Makes a link for the caller to hand over. @returns its address, which cannot be found out again */
export async function createPasswordLink(
  t: EntityManager,
  user_id: number,
  purpose: LinkPurpose,
  config: Pick<Config, 'publicUrl'>,
): Promise<string> {
  const token = createOpaqueToken()
  await sqlOf(t)
    .insertInto('password_links')
    .values({ user_id, purpose, token_hash: hashOfToken(token), expires_at: expiryOf(purpose) })
    .execute()
  return addressOf(config, token)
}

/**
 * Has the worker make a link and mail it.
 *
 * @param user - the user, or SQL for their id; for nobody the same is written, and nothing comes of it
 */
export async function mailPasswordLink(
  t: EntityManager,
  user: number | RawBuilder<number | null>,
  purpose: LinkPurpose,
  origin: Origin,
): Promise<void> {
  const { id } = await sqlOf(t)
    .insertInto('password_links')
    .values({ user_id: user, purpose, expires_at: expiryOf(purpose), ...origin })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(t, 'send_password_mail', { password_link_id: id })
}

/** Ends the links of a user that nobody used. */
export async function voidPasswordLinks(t: EntityManager, user_id: number): Promise<void> {
  await sqlOf(t).deleteFrom('password_links').where('user_id', '=', user_id).where('used_at', 'is', null).execute()
}
