import { sql } from 'kysely'
import type { Change, GlobalWork } from '../../operation/work.ts'
import { createOpaqueToken, findByToken, hashOfToken } from '../opaque-token.ts'

/*
 * A challenge is a login whose password was right and that waits for its second factor. Its `session_token` is good
 * for nothing else: it is no access token, and no access token opens a challenge.
 */

const challengeMinutes = 10
const maxTries = 5

/**
 * Opens a challenge.
 *
 * @param work - in the transaction that saw that the password is right
 * @returns its `session_token`, which is stored as a hash only
 */
export async function openChallenge({ db, business_id }: Change, user_id: number): Promise<string> {
  const token = createOpaqueToken()
  await db
    .insertInto('login_challenges')
    .values({
      token_hash: hashOfToken(token),
      business_id,
      user_id,
      expires_at: sql`now() + make_interval(mins => ${challengeMinutes})`,
    })
    .execute()
  return token
}

/** @returns the user whose login a challenge belongs to, whether or not it is still good */
export const userOfChallenge = (
  work: GlobalWork,
  session_token: string,
): Promise<{ business_id: number; user_id: number } | undefined> =>
  findByToken(work, session_token, { from: 'login_challenges', columns: ['business_id', 'user_id'] })

/** Counts a try. @returns false when the challenge is used, over or out of tries */
export async function consumeAttempt({ db, business_id }: Change, session_token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_challenges')
    .set({ tries: sql`tries + 1` })
    .where('business_id', '=', business_id)
    .where('token_hash', '=', hashOfToken(session_token))
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('tries', '<', maxTries)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Uses a challenge up. @returns false when somebody else did */
export async function consumeChallenge({ db, business_id }: Change, session_token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_challenges')
    .set({ consumed_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('token_hash', '=', hashOfToken(session_token))
    .where('consumed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Ends every login of a user that waits for its second factor. */
export async function voidChallenges({ db, business_id }: Change, user_id: number): Promise<void> {
  await db
    .updateTable('login_challenges')
    .set({ consumed_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('consumed_at', 'is', null)
    .execute()
}
