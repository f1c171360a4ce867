import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import ipaddr from 'ipaddr.js'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyAttempts } from '../operation/errors.ts'

/*
 * Tries are counted in PostgreSQL, in windows that begin with the first one and are timed by the clock of the process
 * that counts: machines whose clocks differ by a second see windows that much longer or shorter.
 */

/** Who tries. */
export interface Try {
  email: string
  ip: string | null
}

/** How many tries are taken, of whom. */
export interface Limit {
  /** Of its counts; no two limits have the same. */
  keyPrefix: string
  keyOf(tried: Try): string
  points: number
  /** Seconds that a window lasts. */
  duration: number
}

/** A try that counts until it is taken back. */
export interface CountedTry {
  takeBack(): Promise<void>
}

/**
 * Counts a try before it is made, so that any number of parallel ones cannot get past a limit.
 *
 * @param em - outside a transaction: the counts are to stay
 * @param limits - in the order in which they are asked: who is over one limit uses up none of the next
 * @throws {ApiError} 429 when there were too many; this one does not count then
 */
export async function countTry(em: EntityManager, limits: readonly Limit[], tried: Try): Promise<CountedTry> {
  const pool = await em.getConnection().getNativeClient()
  const slots: Slot[] = []
  const takeBack = async () => {
    await Promise.all(slots.map(({ giveBack }) => giveBack()))
  }
  try {
    for (const limit of limits) {
      const slot = await takeSlot(limiterOf(pool, limit), limit.keyOf(tried))
      slots.push(slot)
      if (slot.over) throw tooManyAttempts(slot.msLeft / 1000)
    }
  } catch (error) {
    await takeBack()
    throw error
  }
  return { takeBack }
}

/** The account as it was typed, known or not; hashed, as the table is no place for addresses. */
export const accountOf = ({ email }: Try): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url')

/** An IPv4 address, or the 64 bits of an IPv6 address that a household or server has to itself. */
export function networkOf({ ip }: Try): string {
  if (ip === null || !ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.')
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

const limitersOfPool = new WeakMap<object, Map<Limit, RateLimiterPostgres>>()

function limiterOf(pool: object, limit: Limit): RateLimiterPostgres {
  const limiters = limitersOfPool.get(pool) ?? new Map<Limit, RateLimiterPostgres>()
  limitersOfPool.set(pool, limiters)
  const known = limiters.get(limit)
  if (known) return known
  const { keyPrefix, points, duration } = limit
  const made = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'throttles',
    tableCreated: true, // by a migration
    clearExpiredByTimeout: false, // by a nightly task
    ...{ keyPrefix, points, duration },
  })
  limiters.set(limit, made)
  return made
}
