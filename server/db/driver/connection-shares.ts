/** How long work waits for a connection, before its caller is told that the service is busy. */
export const connectionWaitMs = 5_000

/** What one holder has of a pool. */
interface Holder {
  count: number
  /** What begins the work that waits for its turn, the longest waiting first. */
  waiting: Set<() => void>
}

/**
 * Shares out the connections of a pool, so that no holder, such as a business, can have all of them: what one sends beyond
 * its share waits for its own to end, and the rest of the pool is there for others at once.
 */
export class ConnectionShares {
  readonly #most: number
  readonly #waitMs: number
  readonly #of: string
  readonly #holders = new Map<number, Holder>()

  /**
   * @param most - connections that one holder may have at a time
   * @param options.waitMs - how long its work waits for one
   * @param options.of - what holders are, for messages
   */
  constructor(most: number, { waitMs = connectionWaitMs, of = 'the business' } = {}) {
    this.#most = most
    this.#waitMs = waitMs
    this.#of = of
  }

  /** How much work waits because its holder has its share. */
  get waiting(): number {
    return this.#holders.values().reduce((sum, { waiting }) => sum + waiting.size, 0)
  }

  /**
   * Takes a connection out of a share, to be given back with `give`.
   *
   * @param id - of the holder; undefined for work of none, or of all: it is short, and counts for no share
   * @returns undefined when there is one, else a promise of one
   * @throws {NoConnectionError} (the promise) when none was given back in time
   */
  take(id: number | undefined): Promise<void> | undefined {
    if (id === undefined) return undefined
    const holder = this.#holders.get(id) ?? { count: 0, waiting: new Set() }
    if (holder.count >= this.#most) return this.#wait(holder.waiting)
    holder.count += 1
    this.#holders.set(id, holder)
    return undefined
  }

  /** Gives a connection back, to whatever of its holder waits longest. */
  give(id: number | undefined): void {
    if (id === undefined) return
    const holder = this.#holders.get(id)
    if (holder === undefined) throw new Error(`${this.#of} ${id} holds no connection`)
    const [next] = holder.waiting
    if (next === undefined) holder.count -= 1
    else next()
    if (holder.count === 0) this.#holders.delete(id)
  }

  #wait(waiting: Holder['waiting']): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(deadline)
        waiting.delete(begin)
        resolve()
      }
      const deadline = setTimeout(() => {
        waiting.delete(begin)
        reject(new NoConnectionError(this.#of, this.#most))
      }, this.#waitMs)
      waiting.add(begin)
    })
  }
}

/** Work waited too long for a connection out of its share. */
export class NoConnectionError extends Error {
  /** PostgreSQL's own code for it (appendix A: too_many_connections). */
  readonly code = '53300'

  constructor(holder: string, most: number) {
    super(`${holder} had ${most} connections in use all the time, which is its share of the pool`)
    this.name = 'NoConnectionError'
  }
}
