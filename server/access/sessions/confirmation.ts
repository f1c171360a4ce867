import { sql } from 'kysely'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { accessTokenSeconds, clockSkewSeconds } from './access-token.ts'
import { userPrincipal } from './user-principal.ts'

/**
 * How long a confirmation by password or passkey satisfies step-up (`x-needs-confirmation` in the contract), in seconds. A
 * login counts as a confirmation that lasts as long as its access token, so only a refreshed access token needs step-up.
 * Without step-up, a stolen refresh token could create API keys and webhooks, which outlive its session.
 */
const confirmationSeconds = accessTokenSeconds

/**
 * `confirmationSeconds` plus the clock tolerance: the database's clock dates the confirmation, and a process's clock
 * the token.
 */
export const enforcedConfirmationSeconds = confirmationSeconds + clockSkewSeconds

/** Renews the confirmation of the caller's session. @returns the time at which it expires */
export async function renewConfirmation({ db, business_id, by }: Work<Principal>): Promise<string> {
  const { confirmed_at } = await db
    .updateTable('sessions')
    .set({ confirmed_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('id', '=', userPrincipal(by).session_id)
    .returning('confirmed_at')
    .executeTakeFirstOrThrow()
  return new Date(Date.parse(confirmed_at) + confirmationSeconds * 1000).toISOString()
}
