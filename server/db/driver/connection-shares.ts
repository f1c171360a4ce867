/** How long work waits for a connection before it fails, in milliseconds. */
export const connectionWaitMs = 5_000

/** The connections that one holder has in use. */
interface Holder {
  count: number
  /** Callbacks of the waiting work, in FIFO order. */
  waiting: Set<() => void>
}

/**
 * Limits the connections of a pool that one holder, such as a business, may use concurrently. Work beyond the share of
 * its holder waits for other work of the same holder, while the rest of the pool serves other holders.
 */
export class ConnectionShares {
  readonly #maxPerHolder: number
  readonly #waitMs: number
  readonly #of: string
  readonly #holders = new Map<number, Holder>()

  /**
   * @param maxPerHolder - the maximum number of connections that one holder may use concurrently
   * @param options.waitMs - how long work waits for a connection
   * @param options.of - the kind of holder, for error messages
   */
  constructor(maxPerHolder: number, { waitMs = connectionWaitMs, of = 'the business' } = {}) {
    this.#maxPerHolder = maxPerHolder
    this.#waitMs = waitMs
    this.#of = of
  }

  /** The number of operations that wait because their holder has its whole share in use. */
  get waiting(): number {
    return this.#holders.values().reduce((sum, { waiting }) => sum + waiting.size, 0)
  }

  /**
   * Takes a connection from a share; `give` must return it.
   *
   * @param id - the ID of the holder; undefined for work without a holder, which is short and has no share
   * @returns undefined when a connection is available, otherwise a promise that resolves when one is
   * @throws {NoConnectionError} by rejecting the promise, when no connection was returned in time
   */
  take(id: number | undefined): Promise<void> | undefined {
    if (id === undefined) return undefined
    const holder = this.#holders.get(id) ?? { count: 0, waiting: new Set() }
    if (holder.count >= this.#maxPerHolder) return this.#wait(holder.waiting)
    holder.count += 1
    this.#holders.set(id, holder)
    return undefined
  }

  /** Returns a connection to its share, or passes it to the work of its holder that has waited longest. */
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
        reject(new NoConnectionError(this.#of, this.#maxPerHolder))
      }, this.#waitMs)
      waiting.add(begin)
    })
  }
}

/** The error for work that waited too long for a connection from its share. */
export class NoConnectionError extends Error {
  /** PostgreSQL's code for this error (appendix A: too_many_connections). */
  readonly code = '53300'

  constructor(holder: string, maxPerHolder: number) {
    super(`${holder} had ${maxPerHolder} connections in use all the time, which is its share of the pool`)
    this.name = 'NoConnectionError'
  }
}
