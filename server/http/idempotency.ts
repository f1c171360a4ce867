import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Request } from 'express'
import { sql } from 'kysely'
import { keptHours } from '../db/kept-answer.entity.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { idempotencyKeyReused, requestInProgress } from '../operation/errors.ts'
import { principalName } from '../operation/principal.ts'
import type { Reply } from './respond.ts'

/**
 * Runs an operation at most once for an `Idempotency-Key`: the answer is kept in the transaction of the change itself,
 * so that there is never one without the other. Only answers of success are kept; a failure undoes all.
 *
 * @param secretMembers - members that are not kept: a replay has `secret_withheld: true` in their place
 * @returns the answer, and whether it is a replay
 * @throws {ApiError} 409 while the first request still runs, 422 when the key came with another body before
 */
export async function once(
  req: Request,
  key: string,
  secretMembers: ReadonlySet<string>,
  operation: (em: EntityManager) => Promise<Reply>,
): Promise<{ reply: Reply; replayed: boolean }> {
  const principal = req.exchange.principal ? principalName(req.exchange.principal) : 'anyone'
  const request = `${req.method} ${req.originalUrl}`
  const request_hash = createHash('sha256')
    .update(req.exchange.rawBody ?? '')
    .digest('base64url')

  return inTransaction(req.exchange.em, async (t) => {
    const db = sqlOf(t)
    const lock = `${principal} ${request} ${key}`
    const { rows } = await sql<{
      locked: boolean
    }>`select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) locked`.execute(db)
    if (!rows[0]?.locked) throw requestInProgress()

    const kept = await db
      .selectFrom('kept_answers')
      .select(['request_hash', 'status', 'body'])
      .where('principal', '=', principal)
      .where('request', '=', request)
      .where('key', '=', key)
      .where('created_at', '>', sql<string>`now() - make_interval(hours => ${keptHours})`)
      .executeTakeFirst()
    if (kept) {
      if (kept.request_hash !== request_hash) throw idempotencyKeyReused()
      return {
        reply: { status: kept.status, ...(kept.body !== '' && { body: JSON.parse(kept.body) }) },
        replayed: true,
      }
    }

    const reply = await operation(t)
    const answer = {
      request_hash,
      status: reply.status,
      body: reply.body === undefined ? '' : JSON.stringify(withoutSecrets(reply.body, secretMembers)),
    }
    await db
      .insertInto('kept_answers')
      .values({ principal, request, key, ...answer })
      .onConflict((conflict) =>
        conflict.columns(['principal', 'request', 'key']).doUpdateSet({ ...answer, created_at: sql`now()` }),
      )
      .execute()
    return { reply, replayed: false }
  })
}

/** A copy without the members shown once; the object that held one says so. */
function withoutSecrets(value: unknown, secretMembers: ReadonlySet<string>): unknown {
  if (secretMembers.size === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, secretMembers))
  const entries = Object.entries(value)
  const open = entries.filter(([name]) => !secretMembers.has(name))
  const copy = Object.fromEntries(open.map(([name, member]) => [name, withoutSecrets(member, secretMembers)]))
  return open.length < entries.length ? { ...copy, secret_withheld: true } : copy
}
