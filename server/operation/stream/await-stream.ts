import { sql } from 'kysely'
import type { Config } from '../../process/config.ts'
import { tooManyRequests } from '../errors.ts'
import { onceFor } from '../once-for.ts'
import { callerName } from '../principal.ts'
import { acrossBusinesses, type Work } from '../work.ts'
import type { Stream } from './number-stream.ts'

/** The interval between queries in milliseconds. Each query serves all waiting requests of the process for one table. */
const pollMs = 200

/** The maximum numbers of requests that wait in one process. */
interface Limits {
  /** The limit per user or API key. */
  caller: number
  /** The limit per business, so that no business takes all slots. */
  business: number
  all: number
}

const defaultLimits: Limits = { caller: 10, business: 200, all: 2_000 }

/** The `Retry-After` of a request beyond the limits. */
const retryAfterSeconds = 5

interface Waiter {
  stream: Stream
  work: Work
  /** The last sequence that the caller has received. */
  after: number
  /** The end of the wait, in milliseconds by the clock of `performance.now()`. */
  untilMs: number
  resolve: (hasRows: boolean) => void
  reject: (error: unknown) => void
}

/**
 * Waits until a stream of a business has rows after a sequence, whatever their content. Occupies no database connection
 * while it waits.
 *
 * @param untilMs - the end of the wait, in milliseconds by the clock of `performance.now()`
 * @returns whether there are such rows; also false if the caller has disconnected
 * @throws {ApiError} 429 beyond the limits of the caller, the business or the process, for all streams together
 */
export const awaitRows = (stream: Stream, work: Work, after: number, untilMs: number): Promise<boolean> =>
  streamPoller(work.config).add(stream, work, after, untilMs)

/** Returns the poller of an app; each app of the process has its own. */
const streamPoller = onceFor((_config: Config) => new StreamPoller())

class StreamPoller {
  readonly #waiters = new Set<Waiter>()
  readonly #slots = new WaitSlots(defaultLimits)
  #timer: NodeJS.Timeout | undefined

  add(stream: Stream, work: Work, after: number, untilMs: number): Promise<boolean> {
    if (!this.#slots.acquire(slotHolder(work))) throw tooManyRequests(retryAfterSeconds)
    return new Promise((resolve, reject) => {
      this.#waiters.add({ stream, work, after, untilMs, resolve, reject })
      this.#timer ??= setTimeout(() => this.#poll(), pollMs)
    })
  }

  async #poll(): Promise<void> {
    for (const waiter of this.#waiters) {
      if (performance.now() >= waiter.untilMs || waiter.work.presence?.hasEnded()) this.#remove(waiter).resolve(false)
    }
    for (const [stream, waiters] of Map.groupBy(this.#waiters, (waiter) => waiter.stream)) {
      try {
        const ready = await waitersWithRows(stream, waiters)
        for (const [index, waiter] of waiters.entries()) if (ready.has(index)) this.#remove(waiter).resolve(true)
      } catch (error) {
        for (const waiter of waiters) this.#remove(waiter).reject(error)
      }
    }
    this.#timer = this.#waiters.size > 0 ? setTimeout(() => this.#poll(), pollMs) : undefined
  }

  #remove(waiter: Waiter): Waiter {
    if (this.#waiters.delete(waiter)) this.#slots.release(slotHolder(waiter.work))
    return waiter
  }
}

const slotHolder = ({ business_id, by }: Work): SlotHolder => ({ business_id, caller: callerName(by) })

/** Returns the indexes of the waiters for one stream whose business has rows after their sequence. */
async function waitersWithRows({ table, unnumbered }: Stream, waiters: Waiter[]): Promise<Set<number>> {
  const [first] = waiters
  if (first === undefined) return new Set()
  const { db } = acrossBusinesses(first.work)
  const businesses = waiters.map(({ work }) => work.business_id)
  const indexes = waiters.map((_, index) => index)
  const list = {
    from: sql`unnest(${businesses}::int[], ${waiters.map(({ after }) => after)}::bigint[], ${indexes}::int[])
      as waiter (business_id, after, index)`,
    column: 'index',
  }
  const isInBusiness = sql`${sql.ref(`${table}.business_id`)} = waiter.business_id`
  const { rows } = await sql<{ index: number }>`${db.placement.semiJoin(list, [
    { table, on: sql`${isInBusiness} and sequence > after`, businesses },
    { table, on: sql`${isInBusiness} and ${unnumbered}`, businesses },
  ])}`.execute(db)
  return new Set(rows.map(({ index }) => index))
}

interface SlotHolder {
  business_id: number
  /** The name of the caller, unique within the business. */
  caller: string
}

/** Counts the waiting requests of each caller, of each business and of the whole process. */
export class WaitSlots {
  readonly #limits: Limits
  readonly #counts = new Map<string | number, number>()
  #all = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Takes a slot. @returns whether a slot was free */
  acquire({ business_id, caller }: SlotHolder): boolean {
    const key = `${business_id} ${caller}`
    const limits = this.#limits
    const count = (key: string | number) => this.#counts.get(key) ?? 0
    if (this.#all >= limits.all || count(business_id) >= limits.business || count(key) >= limits.caller) return false
    this.#add(1, business_id, key)
    return true
  }

  release({ business_id, caller }: SlotHolder): void {
    this.#add(-1, business_id, `${business_id} ${caller}`)
  }

  #add(change: 1 | -1, ...keys: (string | number)[]): void {
    this.#all += change
    for (const key of keys) {
      const count = (this.#counts.get(key) ?? 0) + change
      if (count === 0) this.#counts.delete(key)
      else this.#counts.set(key, count)
    }
  }
}
