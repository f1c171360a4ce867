import { sql } from 'kysely'
import type { Change, GlobalWork, Work } from '../../operation/work.ts'
import { createOpaqueToken, findByToken, tokenHash } from '../opaque-token.ts'

/*
 * A challenge is a login whose password is verified and whose second factor is outstanding. Its `session_token` is not
 * an access token, and no access token completes a challenge.
 */

const challengeMinutes = 10
const maxAttempts = 5

/**
 * Creates a challenge.
 *
 * @param work - in the transaction that checked the password
 * @returns the challenge's `session_token`, which is stored as a hash
 */
export async function openChallenge({ db, business_id }: Change, user_id: number): Promise<string> {
  const token = createOpaqueToken()
  await db
    .insertInto('login_challenges')
    .values({
      token_hash: tokenHash(token),
      business_id,
      user_id,
      expires_at: sql`now() + make_interval(mins => ${challengeMinutes})`,
    })
    .execute()
  return token
}

/** Finds the user of a challenge, whether or not the challenge is valid. */
export const findChallengeUser = (
  work: GlobalWork,
  session_token: string,
): Promise<{ business_id: number; user_id: number } | undefined> =>
  findByToken(work, session_token, { from: 'login_challenges', columns: ['business_id', 'user_id'] })

/** Whether a challenge is unused, unexpired and has attempts left. */
export async function isChallengeOpen({ db, business_id }: Work, session_token: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_challenges')
    .select('user_id')
    .where('business_id', '=', business_id)
    .where('token_hash', '=', tokenHash(session_token))
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('tries', '<', maxAttempts)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts an attempt. @returns false if the challenge is used, expired or out of attempts */
export async function countChallengeAttempt({ db, business_id }: Change, session_token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_challenges')
    .set({ tries: sql`tries + 1` })
    .where('business_id', '=', business_id)
    .where('token_hash', '=', tokenHash(session_token))
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('tries', '<', maxAttempts)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Marks a challenge as used. @returns false if it had already been used */
export async function consumeChallenge({ db, business_id }: Change, session_token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_challenges')
    .set({ consumed_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('token_hash', '=', tokenHash(session_token))
    .where('consumed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Ends all challenges of a user. */
export async function voidChallenges({ db, business_id }: Change, user_id: number): Promise<void> {
  await db
    .updateTable('login_challenges')
    .set({ consumed_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('consumed_at', 'is', null)
    .execute()
}
