import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyAttempts } from '../../operation/errors.ts'
import type { Db, GlobalWork } from '../../operation/work.ts'

/*
 * Attempts are counted in PostgreSQL in windows that start with the first attempt. The clock of the counting process
 * determines when a window ends, so a clock difference between machines shortens or lengthens the window by that
 * difference.
 */

interface LoginAttempt {
  email: string
  ip: string | null
}

/** A limit on the number of attempts in a window. */
export interface Limit {
  /** The prefix of the keys, unique among all limits. */
  keyPrefix: string
  /** Returns the key of an attempt. Attempts with the same key are counted together. */
  key(attempt: LoginAttempt): string
  /** The maximum number of attempts in a window. */
  points: number
  /** The length of a window in seconds. */
  duration: number
}

/** An attempt that counts unless it is refunded. */
export interface CountedAttempt {
  refund(): Promise<void>
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed a limit.
 *
 * @param work - outside a transaction, so that the counts are stored even if the attempt fails
 * @param limits - in the order of checking: an attempt that exceeds one limit does not count towards the next
 * @param email - as submitted
 * @throws {ApiError} 429 for an attempt that exceeds a limit; the attempt is refunded
 */
export async function countAttempt(
  { db, origin }: GlobalWork,
  limits: readonly Limit[],
  email: string,
): Promise<CountedAttempt> {
  if (db.isTransaction) throw new Error('attempts are counted outside a transaction')
  const attempt = { email, ip: origin.ip }
  const counted: CountedAttempt[] = []
  const refund = async () => {
    await Promise.all(counted.map((each) => each.refund()))
  }
  try {
    for (const limit of limits) {
      const { isOverLimit, remainingMs, ...count } = await consumePoint(limiterFor(db, limit), limit.key(attempt))
      counted.push(count)
      if (isOverLimit) throw tooManyAttempts(remainingMs / 1000)
    }
  } catch (error) {
    await refund()
    throw error
  }
  return { refund }
}

/**
 * Returns the key for counting by submitted email address, known or unknown. The address is hashed to keep it out of
 * the table.
 */
export const accountKey = ({ email }: LoginAttempt): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url')

/**
 * Returns the key for counting by the caller's network: the IPv4 address, or the /64 prefix of the IPv6 address, which
 * typically covers one household or server.
 */
export function networkKey({ ip }: Pick<LoginAttempt, 'ip'>): string {
  if (ip === null || !ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.')
}

/** Returns the key for counting by account and network. */
export const accountNetworkKey = (attempt: LoginAttempt): string => `${accountKey(attempt)}:${networkKey(attempt)}`

/** The result of counting an attempt against one limit. */
interface LimitCount extends CountedAttempt {
  isOverLimit: boolean
  /** Milliseconds until the window ends. */
  remainingMs: number
}

async function consumePoint(limiter: RateLimiterPostgres, key: string): Promise<LimitCount> {
  const result = await limiter.consume(key).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  })
  const windowEndsAt = Date.now() + result.msBeforeNext
  return {
    isOverLimit: result.consumedPoints > limiter.points,
    remainingMs: result.msBeforeNext,
    refund: async () => {
      // After the window has ended, a refund would start the next window with an extra attempt.
      if (Date.now() < windowEndsAt) await limiter.reward(key)
    },
  }
}

/** The limiters of each connection pool. */
const limiters = new WeakMap<Db, Map<Limit, RateLimiterPostgres>>()

function limiterFor(db: Db, limit: Limit): RateLimiterPostgres {
  const poolLimiters = limiters.get(db) ?? new Map<Limit, RateLimiterPostgres>()
  limiters.set(db, poolLimiters)
  const existing = poolLimiters.get(limit)
  if (existing) return existing
  const { keyPrefix, points, duration } = limit
  const limiter = new RateLimiterPostgres({
    storeClient: pgClient(db),
    storeType: 'client',
    tableName: 'throttles',
    tableCreated: true, // created by a migration
    clearExpiredByTimeout: false, // a nightly task deletes expired rows
    ...{ keyPrefix, points, duration },
  })
  poolLimiters.set(limit, limiter)
  return limiter
}

/** Returns an object with the part of the client interface of `pg` that a limiter uses. */
const pgClient = (db: Db) => ({
  query: ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values)),
})
