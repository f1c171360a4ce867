import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import { createOpaqueToken, hashOfToken } from './opaque-token.ts'

/*
 * A challenge is a login whose password was right and that waits for its second factor. Its `session_token` is good
 * for nothing else: it is no access token, and none is one.
 */

const challengeMinutes = 10
const maxTries = 5

/**
 * Opens a challenge.
 *
 * @param t - in the transaction that saw that the password is right
 * @returns its `session_token`, which is stored as a hash only
 */
export async function openChallenge(t: EntityManager, user_id: number): Promise<string> {
  const token = createOpaqueToken()
  await sqlOf(t)
    .insertInto('login_challenges')
    .values({
      token_hash: hashOfToken(token),
      user_id,
      expires_at: sql`now() + make_interval(mins => ${challengeMinutes})`,
    })
    .execute()
  return token
}

/** @returns the user whose login a token is of, whether or not it is still good */
export async function userOfChallenge(em: EntityManager, session_token: string): Promise<number | undefined> {
  const row = await sqlOf(em)
    .selectFrom('login_challenges')
    .select('user_id')
    .where('token_hash', '=', hashOfToken(session_token))
    .executeTakeFirst()
  return row?.user_id
}

/** Counts a try. @returns false when the challenge is used, over or out of tries */
export async function takeTry(t: EntityManager, session_token: string): Promise<boolean> {
  const { numUpdatedRows } = await sqlOf(t)
    .updateTable('login_challenges')
    .set({ tries: sql`tries + 1` })
    .where('token_hash', '=', hashOfToken(session_token))
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('tries', '<', maxTries)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Uses a challenge up. @returns false when somebody else did */
export async function consumeChallenge(t: EntityManager, session_token: string): Promise<boolean> {
  const { numUpdatedRows } = await sqlOf(t)
    .updateTable('login_challenges')
    .set({ consumed_at: sql`now()` })
    .where('token_hash', '=', hashOfToken(session_token))
    .where('consumed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Ends every login of a user that waits for its second factor. */
export async function voidChallenges(t: EntityManager, user_id: number): Promise<void> {
  await sqlOf(t)
    .updateTable('login_challenges')
    .set({ consumed_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('consumed_at', 'is', null)
    .execute()
}
