import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import ipaddr from 'ipaddr.js'
import { type IRateLimiterPostgresOptions, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyAttempts } from '../http/errors.ts'

/*
 * How many wrong passwords are taken: 5 a minute for an account from one network, 60 a minute from one network, 100 an
 * hour for an account. Counted in PostgreSQL, in windows that begin with the first try and are timed by the clock of
 * the process that counts: machines whose clocks differ by a second see windows that much longer or shorter.
 */

/** Who tries. */
interface Try {
  email: string
  ip: string | null
}

interface Limit {
  limiter: RateLimiterPostgres
  keyOf(tried: Try): string
}

const limitsOfPool = new WeakMap<object, Limit[]>()

/** In the order in which they are asked: who is over one limit uses up none of the next. */
function limitsOf(pool: object): Limit[] {
  const known = limitsOfPool.get(pool)
  if (known) return known
  const limiter = (given: Pick<IRateLimiterPostgresOptions, 'keyPrefix' | 'points' | 'duration'>) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'throttles',
      tableCreated: true, // by a migration
      clearExpiredByTimeout: false, // by a nightly task
      ...given,
    })
  const limits: Limit[] = [
    {
      limiter: limiter({ keyPrefix: 'login:account-network', points: 5, duration: 60 }),
      keyOf: (tried) => `${accountOf(tried)}:${networkOf(tried)}`,
    },
    { limiter: limiter({ keyPrefix: 'login:network', points: 60, duration: 60 }), keyOf: networkOf },
    { limiter: limiter({ keyPrefix: 'login:account', points: 100, duration: 3600 }), keyOf: accountOf },
  ]
  limitsOfPool.set(pool, limits)
  return limits
}

/**
 * Lets an account's password be tried, if there were not too many failures. The try is counted before it is made, so
 * that any number of parallel ones cannot get past the limit, and taken back when it did not fail.
 *
 * @param em - outside a transaction: the counts are to stay
 * @param attempt - answers undefined for a failure
 * @returns what `attempt` returns
 * @throws {ApiError} 429, whether or not there is such an account and the password would have been right
 */
export async function throttled<T>(
  em: EntityManager,
  tried: Try,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const slots: Slot[] = []
  let outcome: T | undefined
  let failed = false
  try {
    for (const { limiter, keyOf } of limitsOf(await em.getConnection().getNativeClient())) {
      const slot = await takeSlot(limiter, keyOf(tried))
      slots.push(slot)
      if (slot.over) throw tooManyAttempts(slot.msLeft / 1000)
    }
    outcome = await attempt()
    failed = outcome === undefined
  } finally {
    if (!failed) await Promise.all(slots.map(({ giveBack }) => giveBack()))
  }
  return outcome
}

interface Slot {
  /** Whether there was none left. */
  over: boolean
  /** To the end of the window that it was taken in. */
  msLeft: number
  giveBack(): Promise<void>
}

async function takeSlot(limiter: RateLimiterPostgres, key: string): Promise<Slot> {
  const taken = await limiter.consume(key).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  })
  const windowEndsAt = Date.now() + taken.msBeforeNext
  return {
    over: taken.consumedPoints > limiter.points,
    msLeft: taken.msBeforeNext,
    giveBack: async () => {
      // A window that is over has forgotten the slot; the next one must not begin with a try to spare.
      if (Date.now() < windowEndsAt) await limiter.reward(key)
    },
  }
}

/** The account as it was typed, known or not; hashed, as the table is no place for addresses. */
const accountOf = ({ email }: Try): string => createHash('sha256').update(email.toLowerCase()).digest('base64url')

/** An IPv4 address, or the 64 bits of an IPv6 address that a household or server has to itself. */
function networkOf({ ip }: Try): string {
  if (ip === null || !ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.')
}
