import { sql } from 'kysely'
import { tooManyRequests } from '../operation/errors.ts'
import { onceFor } from '../operation/once-for.ts'
import { actorName } from '../operation/principal.ts'
import { acrossBusinesses, type Work } from '../operation/work.ts'
import type { Config } from '../process/config.ts'
import { unnumbered } from './number-events.ts'
import { WaitSlots } from './wait-slots.ts'

/** How often one statement asks for everybody who waits in this process. */
const lookMs = 200

/** How many requests may wait in one process: a business has a tenth of the places at most. */
const limits = { caller: 10, business: 200, all: 2_000 }

/** After how long it is worth asking again, when too many wait. */
const retryAfterSeconds = 5

interface Waiter {
  work: Work
  /** The last sequence that is known. */
  after: number
  /** On the clock of `performance.now()`. */
  untilMs: number
  settle: (hasEvents: boolean) => void
  fail: (error: unknown) => void
}

/**
 * Waits until a business has events behind a place of its stream, whatever their types. No connection to the database is
 * held meanwhile.
 *
 * @param untilMs - on the clock of `performance.now()`
 * @returns whether there are such events; false also when nobody waits for the answer any more
 * @throws {ApiError} 429 when too many wait: of the caller, of its business or of all
 */
export const awaitEvents = (work: Work, after: number, untilMs: number): Promise<boolean> =>
  watchOf(work.config).add(work, after, untilMs)

/** One watch for each app of the process. */
const watchOf = onceFor((_config: Config) => new StreamWatch())

class StreamWatch {
  readonly #waiters = new Set<Waiter>()
  readonly #places = new WaitSlots(limits)
  #timer: NodeJS.Timeout | undefined

  add(work: Work, after: number, untilMs: number): Promise<boolean> {
    if (!this.#places.take(holderOf(work))) throw tooManyRequests(retryAfterSeconds)
    return new Promise((settle, fail) => {
      this.#waiters.add({ work, after, untilMs, settle, fail })
      this.#timer ??= setTimeout(() => this.#look(), lookMs)
    })
  }

  async #look(): Promise<void> {
    for (const waiter of this.#waiters) {
      if (performance.now() >= waiter.untilMs || waiter.work.presence?.isOver()) this.#dismiss(waiter).settle(false)
    }
    const waiters = [...this.#waiters]
    try {
      const found = await withEvents(waiters)
      for (const [index, waiter] of waiters.entries()) if (found.has(index + 1)) this.#dismiss(waiter).settle(true)
    } catch (error) {
      for (const waiter of waiters) this.#dismiss(waiter).fail(error)
    }
    this.#timer = this.#waiters.size > 0 ? setTimeout(() => this.#look(), lookMs) : undefined
  }

  #dismiss(waiter: Waiter): Waiter {
    if (this.#waiters.delete(waiter)) this.#places.give(holderOf(waiter.work))
    return waiter
  }
}

const holderOf = ({ business_id, by }: Work) => ({ business_id, caller: actorName(by) })

/** The places, from 1, of those whose business has events behind the last that they know. */
async function withEvents(waiters: Waiter[]): Promise<Set<number>> {
  const [first] = waiters
  if (first === undefined) return new Set()
  const { db } = acrossBusinesses(first.work)
  const businesses = waiters.map(({ work }) => work.business_id)
  const places = waiters.map((_, index) => index + 1)
  const list = {
    from: sql`unnest(${businesses}::int[], ${waiters.map(({ after }) => after)}::bigint[], ${places}::int[])
      as waiter (business_id, after, place)`,
    column: 'place',
  }
  const isIts = sql`events.business_id = waiter.business_id`
  const { rows } = await sql<{ place: number }>`${db.placement.semiJoin(list, [
    { table: 'events', on: sql`${isIts} and sequence > after`, businesses },
    { table: 'events', on: sql`${isIts} and ${unnumbered}`, businesses },
  ])}`.execute(db)
  return new Set(rows.map(({ place }) => place))
}
