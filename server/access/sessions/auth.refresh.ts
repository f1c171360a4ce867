import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { unauthenticated } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { type Change, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import { findByToken } from '../opaque-token.ts'
import { isUserActive } from '../users/user-active.ts'
import { issueTokens } from './sessions.ts'

/** Exchanges the latest refresh token of a session for new tokens. */
export const authRefresh = operation('auth.refresh', async (work, { body }) => {
  const tokens = await rotateRefreshToken(work, body.refresh_token)
  if (!tokens) throw unauthenticated() // after the commit, which may have ended the session
  return ok(tokens)
})

/** How long after its use a client that did not receive the response can retry a token, in seconds. */
const retryWindowSeconds = 10

/**
 * Rotates a refresh token (RFC 9700 § 4.14.2). Each token is valid once. Reuse within the retry window, while the
 * successor is unused, is a retry: the token gets another successor, which replaces the first. Any other reuse means
 * that two parties have the tokens, and ends the session.
 *
 * @returns undefined for an invalid token
 */
async function rotateRefreshToken(global: GlobalWork, token: string): Promise<Schemas['Tokens'] | undefined> {
  const match = await findByToken(global, token, {
    from: 'refresh_tokens',
    columns: ['business_id', 'session_id', 'token_hash'],
  })
  return match && (await inTransaction(inBusiness(global, match.business_id), (work) => rotate(work, match)))
}

async function rotate(
  work: Change,
  { session_id, token_hash }: { session_id: number; token_hash: string },
): Promise<Schemas['Tokens'] | undefined> {
  const { business_id } = work
  const user = await work.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('sessions.business_id', '=', business_id)
    .where('sessions.id', '=', session_id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .where('users.business_id', '=', business_id)
    .where(isUserActive(work))
    .forNoKeyUpdate('sessions') // serialises rotations with each other and with the end of the session
    .executeTakeFirst()
  if (!user) return undefined
  const session = work.db.updateTable('sessions').where('business_id', '=', business_id).where('id', '=', session_id)

  if (!(await consumeRefreshToken(work, token_hash)) && !(await voidSuccessor(work, session_id, token_hash))) {
    await session.set({ revoked_at: sql`now()` }).execute()
    recordAudit(work, { user_id: user.id, action: 'session.refresh_reused', detail: { session_id } })
    return undefined
  }
  await session.set({ last_used_at: sql`now()` }).execute()
  return await issueTokens(work, user, session_id, token_hash)
}

/** Marks a refresh token as used. @returns false if it had already been used */
async function consumeRefreshToken({ db, business_id }: Change, token_hash: string): Promise<boolean> {
  const row = await db
    .updateTable('refresh_tokens')
    .set({ used_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks the unused successor of a token as used. @returns false if there is none, or the retry window has ended */
async function voidSuccessor({ db, business_id }: Change, session_id: number, token_hash: string): Promise<boolean> {
  const row = await db
    .updateTable('refresh_tokens as successor')
    .from('refresh_tokens as repeated')
    .set({ used_at: sql`now()` })
    .where('successor.business_id', '=', business_id)
    .where('successor.session_id', '=', session_id)
    .where('successor.predecessor_hash', '=', token_hash)
    .where('successor.used_at', 'is', null)
    .where('repeated.business_id', '=', business_id)
    .where('repeated.token_hash', '=', token_hash)
    .where('repeated.used_at', '>', sql<string>`now() - make_interval(secs => ${retryWindowSeconds})`)
    .returning('successor.token_hash')
    .executeTakeFirst()
  return row !== undefined
}
