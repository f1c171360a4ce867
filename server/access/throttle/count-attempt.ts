import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyAttempts } from '../../operation/errors.ts'
import type { Db, GlobalWork } from '../../operation/work.ts'

/*
 * Tries are counted in PostgreSQL, in windows that begin with the first one and are timed by the clock of the process
 * that counts: machines whose clocks differ by a second see windows that much longer or shorter.
 */

/** Who tries. */
interface LoginAttempt {
  email: string
  ip: string | null
}

/** How many tries are allowed, and to whom. */
export interface Limit {
  /** The prefix of its counts; no two limits have the same. */
  keyPrefix: string
  keyOf(tried: LoginAttempt): string
  points: number
  /** Seconds that a window lasts. */
  duration: number
}

/** A try that counts until it is taken back. */
export interface CountedAttempt {
  refund(): Promise<void>
}

/**
 * Counts a try before it is made, so that any number of parallel ones cannot get past a limit.
 *
 * @param work - outside a transaction: the counts are to stay
 * @param limits - in the order in which they are asked: a try over one limit uses up none of the next
 * @param email - as it was typed
 * @throws {ApiError} 429 when there were too many; this one does not count then
 */
export async function countAttempt(
  { db, origin }: GlobalWork,
  limits: readonly Limit[],
  email: string,
): Promise<CountedAttempt> {
  if (db.isTransaction) throw new Error('tries are counted outside a transaction')
  const tried = { email, ip: origin.ip }
  const slots: Slot[] = []
  const takeBack = async () => {
    await Promise.all(slots.map(({ giveBack }) => giveBack()))
  }
  try {
    for (const limit of limits) {
      const slot = await takeSlot(limiterOf(db, limit), limit.keyOf(tried))
      slots.push(slot)
      if (slot.over) throw tooManyAttempts(slot.msLeft / 1000)
    }
  } catch (error) {
    await takeBack()
    throw error
  }
  return { refund: takeBack }
}

/** The account by the address that was typed, known or not; hashed, as the table is no place for addresses. */
export const accountOf = ({ email }: LoginAttempt): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url')

/** The caller's network: an IPv4 address, or the 64 bits of an IPv6 address that a household or server has to itself. */
export function networkOf({ ip }: Pick<LoginAttempt, 'ip'>): string {
  if (ip === null || !ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.')
}

/** The account and the network together. */
export const accountInNetwork = (tried: LoginAttempt): string => `${accountOf(tried)}:${networkOf(tried)}`

/** A try as one limit counts it. */
interface Slot {
  /** Whether it is over the limit. */
  over: boolean
  /** Until its window ends. */
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

/** The limiters of each pool. */
const limitersOf = new WeakMap<Db, Map<Limit, RateLimiterPostgres>>()

function limiterOf(db: Db, limit: Limit): RateLimiterPostgres {
  const limiters = limitersOf.get(db) ?? new Map<Limit, RateLimiterPostgres>()
  limitersOf.set(db, limiters)
  const known = limiters.get(limit)
  if (known) return known
  const { keyPrefix, points, duration } = limit
  const made = new RateLimiterPostgres({
    storeClient: clientOn(db),
    storeType: 'client',
    tableName: 'throttles',
    tableCreated: true, // by a migration
    clearExpiredByTimeout: false, // by a nightly task
    ...{ keyPrefix, points, duration },
  })
  limiters.set(limit, made)
  return made
}

/** As much of a client of `pg` as a limiter uses. */
const clientOn = (db: Db) => ({
  query: ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values)),
})
