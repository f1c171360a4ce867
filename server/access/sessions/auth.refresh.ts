import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { ok } from '../../operation/answer.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { unauthenticated } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { type Change, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import { findByToken } from '../opaque-token.ts'
import { isUserActive } from '../users/user-active.ts'
import { issueTokens } from './sessions.ts'

/** Exchanges the last refresh token of a session for a new pair of tokens. */
export const authRefresh = operation('auth.refresh', async (work, { body }) => {
  const tokens = await rotateRefreshToken(work, body.refresh_token)
  if (!tokens) throw unauthenticated() // only here: the end of the session is committed
  return ok(tokens)
})

/** How long a used token may be sent once more by a client that lost the answer. */
const lostAnswerSeconds = 10

/**
 * Exchanges a refresh token for a new pair of tokens (RFC 9700 § 4.14.2). Each is good once. A repeat soon after, while
 * the successor is unused, is a client that lost the answer: it gets another successor in the place of the first. Any
 * other reuse means that two parties hold the tokens of the session, which ends.
 *
 * @returns undefined for a token that is not good (any more)
 */
async function rotateRefreshToken(global: GlobalWork, token: string): Promise<Schemas['Tokens'] | undefined> {
  const found = await findByToken(global, token, {
    from: 'refresh_tokens',
    columns: ['business_id', 'session_id', 'token_hash'],
  })
  return found && (await inTransaction(inBusiness(global, found.business_id), (work) => rotate(work, found)))
}

async function rotate(
  work: Change,
  { session_id, token_hash }: { session_id: number; token_hash: string },
): Promise<Schemas['Tokens'] | undefined> {
  const { business_id } = work
  const user = await work.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role'])
    .where('sessions.business_id', '=', business_id)
    .where('sessions.id', '=', session_id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .where('users.business_id', '=', business_id)
    .where(isUserActive(work))
    .forNoKeyUpdate('sessions') // one exchange of a session at a time, and none while it is being ended
    .executeTakeFirst()
  if (!user) return undefined
  const session = work.db.updateTable('sessions').where('business_id', '=', business_id).where('id', '=', session_id)

  if (!(await useOnce(work, token_hash)) && !(await voidSuccessor(work, session_id, token_hash))) {
    await session.set({ revoked_at: sql`now()` }).execute()
    recordAudit(work, { user_id: user.id, action: 'session.refresh_reused', detail: { session_id } })
    return undefined
  }
  await session.set({ last_used_at: sql`now()` }).execute()
  return await issueTokens(work, user, session_id, token_hash)
}

/** @returns whether it was unused until now */
async function useOnce({ db, business_id }: Change, token_hash: string): Promise<boolean> {
  const used = await db
    .updateTable('refresh_tokens')
    .set({ used_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst()
  return used !== undefined
}

/** @returns whether a token used a moment ago had a successor that was unused: from now on it is used */
async function voidSuccessor({ db, business_id }: Change, session_id: number, token_hash: string): Promise<boolean> {
  const voided = await db
    .updateTable('refresh_tokens as successor')
    .from('refresh_tokens as repeated')
    .set({ used_at: sql`now()` })
    .where('successor.business_id', '=', business_id)
    .where('successor.session_id', '=', session_id)
    .where('successor.predecessor_hash', '=', token_hash)
    .where('successor.used_at', 'is', null)
    .where('repeated.business_id', '=', business_id)
    .where('repeated.token_hash', '=', token_hash)
    .where('repeated.used_at', '>', sql<string>`now() - make_interval(secs => ${lostAnswerSeconds})`)
    .returning('successor.token_hash')
    .executeTakeFirst()
  return voided !== undefined
}
