import { sql } from 'kysely'
import type { UserPrincipal } from '../../operation/principal.ts'
import type { GlobalWork } from '../../operation/work.ts'

/** The lifetime of a challenge. Browsers give users as long to find and unlock their authenticator. */
export const challengeMilliseconds = 5 * 60 * 1000

/** The purpose of the signature of a challenge. A signature for one purpose is refused for every other. */
export type ChallengePurpose = 'login' | `${'registration' | 'confirmation'} of user ${number} in session ${number}`

export const registrationPurpose = ({ user_id, session_id }: UserPrincipal): ChallengePurpose =>
  `registration of user ${user_id} in session ${session_id}`

export const confirmationPurpose = ({ user_id, session_id }: UserPrincipal): ChallengePurpose =>
  `confirmation of user ${user_id} in session ${session_id}`

/**
 * Stores a challenge.
 *
 * @param challenge - unpredictable, in base64url
 */
export async function storeChallenge(
  { db }: Pick<GlobalWork, 'db'>,
  challenge: string,
  purpose: ChallengePurpose,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      purpose,
      expires_at: sql`now() + make_interval(secs => ${challengeMilliseconds / 1000})`,
    })
    .execute()
}

/**
 * Uses a challenge up, whether or not its signature turns out to be valid.
 *
 * @param work - outside a transaction, so that a failure does not restore the challenge
 * @returns false if the challenge is unknown, used, expired or for another purpose
 */
export async function useChallenge(
  { db }: Pick<GlobalWork, 'db'>,
  challenge: string,
  purpose: ChallengePurpose,
): Promise<boolean> {
  if (db.isTransaction) throw new Error('challenges are used up outside a transaction')
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
