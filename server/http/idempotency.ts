import { createHash } from 'node:crypto'
import type { Request } from 'express'
import { sql } from 'kysely'
import { idempotencyKeyHours } from '../db/idempotency-key-hours.ts'
import { idempotencyKeyReused, requestInProgress } from '../operation/errors.ts'
import { prepare } from '../operation/prepare.ts'
import { callerName } from '../operation/principal.ts'
import { type GlobalChange, inTransaction } from '../operation/work.ts'
import type { Reply } from './respond.ts'

/** A use of a key by its principal, for one operation on one path. */
interface Use {
  principal: string
  request: string
  key: string
}

/** A stored response; the body is a string. */
interface StoredResponse {
  request_hash: string
  status: number
  body: string
}

const takeLock = prepare(
  (_db, _business, { name }: { name: string }) =>
    sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) locked`,
)

const selectStoredResponse = prepare((db, { business_id }, { principal, request, key }: Use) =>
  db
    .selectFrom('kept_answers')
    .select(['request_hash', 'status', 'body'])
    .where('business_id', '=', business_id)
    .where('principal', '=', principal)
    .where('request', '=', request)
    .where('key', '=', key)
    .where('created_at', '>', sql<string>`now() - make_interval(hours => ${sql.lit(idempotencyKeyHours)})`),
)

const storeResponse = prepare((db, business, { request_hash, status, body, ...use }: Use & StoredResponse) =>
  db
    .insertInto('kept_answers')
    .values({ ...business, ...use, request_hash, status, body })
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'principal', 'request', 'key'])
        .doUpdateSet({ request_hash, status, body, created_at: sql.ref('excluded.created_at') }),
    ),
)

/**
 * Performs an operation at most once for an `Idempotency-Key`. The response is stored in the transaction of the change,
 * so that neither exists without the other. Only successes are stored; a failure undoes everything.
 *
 * @param secretMembers - members that are not stored; a replay contains `secret_withheld: true` in their place
 * @returns the response, and whether it is a replay
 * @throws {ApiError} 409 while the first request is still running, 422 when the key was used with another body
 */
export async function once(
  req: Request,
  key: string,
  secretMembers: ReadonlySet<string>,
  perform: (change: GlobalChange) => Promise<Reply>,
): Promise<{ reply: Reply; replayed: boolean }> {
  const { work, rawBody } = req.exchange
  const { business_id } = work
  if (business_id === undefined) throw new Error('an Idempotency-Key is for operations that need a token')
  const principal = callerName(work.by)
  const request = `${req.method} ${req.originalUrl}`
  const request_hash = createHash('sha256')
    .update(rawBody ?? '')
    .digest('base64url')

  return inTransaction(work, async (change) => {
    const inside = { ...change, business_id }
    const { locked } = await takeLock.executeTakeFirstOrThrow(inside, {
      name: `${business_id} ${principal} ${request} ${key}`,
    })
    if (!locked) throw requestInProgress()

    const storedResponse = await selectStoredResponse.executeTakeFirst(inside, { principal, request, key })
    if (storedResponse) {
      if (storedResponse.request_hash !== request_hash) throw idempotencyKeyReused()
      return {
        reply: {
          status: storedResponse.status,
          ...(storedResponse.body !== '' && { body: JSON.parse(storedResponse.body) }),
        },
        replayed: true,
      }
    }

    const reply = await perform(change)
    storeResponse.send(inside, {
      principal,
      request,
      key,
      request_hash,
      status: reply.status,
      body: reply.body === undefined ? '' : JSON.stringify(withoutSecrets(reply.body, secretMembers)),
    })
    return { reply, replayed: false }
  })
}

/** Copies a value without its secret members. Each object that had one gets `secret_withheld: true`. */
function withoutSecrets(value: unknown, secretMembers: ReadonlySet<string>): unknown {
  if (secretMembers.size === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, secretMembers))
  const entries = Object.entries(value)
  const open = entries.filter(([name]) => !secretMembers.has(name))
  const copy = Object.fromEntries(open.map(([name, member]) => [name, withoutSecrets(member, secretMembers)]))
  return open.length < entries.length ? { ...copy, secret_withheld: true } : copy
}
