/** How long work waits for a connection, before its caller is told that the service is busy. */
export const connectionWaitMs = 5_000

/** What one business has of a pool. */
interface Holder {
  held: number
  /** What begins the work that waits for its turn, the longest waiting first. */
  waiting: Set<() => void>
}

/**
 * Shares out the connections of a pool, so that no business can hold all of them: what one sends beyond its share waits
 * for its own to end, and the rest of the pool is there for others at once.
 */
export class ConnectionShares {
  readonly #most: number
  readonly #waitMs: number
  readonly #holders = new Map<number, Holder>()

  /**
   * @param most - connections that one business may hold at a time
   * @param waitMs - how long its work waits for one
   */
  constructor(most: number, waitMs = connectionWaitMs) {
    this.#most = most
    this.#waitMs = waitMs
  }

  /** How much work waits because its business holds its share. */
  get waiting(): number {
    return this.#holders.values().reduce((sum, { waiting }) => sum + waiting.size, 0)
  }

  /**
   * Takes a connection out of the share of a business, to be given back with `give`.
   *
   * @param businessId - undefined for work that is for none, or for all: it is short, and counts for no share
   * @returns undefined when there is one, else a promise of one
   * @throws {NoConnectionError} (the promise) when none was given back in time
   */
  take(businessId: number | undefined): Promise<void> | undefined {
    if (businessId === undefined) return undefined
    const holder = this.#holders.get(businessId) ?? { held: 0, waiting: new Set() }
    if (holder.held >= this.#most) return this.#wait(holder.waiting)
    holder.held += 1
    this.#holders.set(businessId, holder)
    return undefined
  }

  /** Gives a connection back, to whatever of its business waits longest. */
  give(businessId: number | undefined): void {
    if (businessId === undefined) return
    const holder = this.#holders.get(businessId)
    if (holder === undefined) throw new Error(`business ${businessId} holds no connection`)
    const [next] = holder.waiting
    if (next === undefined) holder.held -= 1
    else next()
    if (holder.held === 0) this.#holders.delete(businessId)
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
        reject(new NoConnectionError(this.#most))
      }, this.#waitMs)
      waiting.add(begin)
    })
  }
}

/** Work waited too long for a connection out of the share of its business. */
export class NoConnectionError extends Error {
  /** PostgreSQL's own code for it (appendix A: too_many_connections). */
  readonly code = '53300'

  constructor(most: number) {
    super(`the business had ${most} connections in use all the time, which is its share of the pool`)
    this.name = 'NoConnectionError'
  }
}
