import type { Pool } from 'pg'
import { ConnectionShares } from '../driver/connection-shares.ts'

/** How long it is known where a business is; it may be moved. */
const knownMs = 60_000

/** The most businesses that are remembered: some 10 MB. */
const maxKnown = 100_000

/**
 * Of a pool, what statements to one machine may hold, and those that look on all of them: by default together not all of
 * it. The first is more than the half that one business may hold, so that a busy one leaves some to its neighbours.
 */
const [ofOne, ofAll] = [0.6, 0.25]

/** In place of a machine, for statements that go to all of them. */
const allMachines = -1

interface Known {
  /** The machine's group, as Citus numbers them. */
  machine: Promise<number>
  /** Milliseconds since 1970. */
  until: number
}

/**
 * Shares out the connections of a pool by the machines over which Citus spreads the rows. A machine that does not answer
 * then holds some of them, for as long as its statements may take, and the others are there for the rest.
 */
export class MachineShares {
  readonly #pool: Pool
  readonly #ofOne: ConnectionShares
  readonly #ofAll: ConnectionShares
  readonly #known = new Map<number, Known>()

  /**
   * @param options.size - of the pool
   * @param options.ofBusiness - connections that one business may hold, and so its machine, too
   */
  constructor(pool: Pool, { size, ofBusiness }: { size: number; ofBusiness: number }) {
    const part = (share: number) => Math.max(1, Math.floor(size * share))
    this.#pool = pool
    this.#ofOne = new ConnectionShares(Math.max(part(ofOne), ofBusiness), { of: 'the machine of the business' })
    this.#ofAll = new ConnectionShares(part(ofAll), { of: 'work that looks on all machines' })
  }

  /** How much work waits because what it goes to has its share. */
  get waiting(): number {
    return this.#ofOne.waiting + this.#ofAll.waiting
  }

  /**
   * Performs work about a business, out of the share of its machine.
   *
   * @throws {NoConnectionError} when no connection was given back in time
   */
  async use<T>(businessId: number, work: () => Promise<T>): Promise<T> {
    const machine = await this.#machineOf(businessId)
    return await useShare(this.#ofOne, machine, work)
  }

  /** The same for work that looks on all machines. */
  async useForAll<T>(work: () => Promise<T>): Promise<T> {
    return await useShare(this.#ofAll, allMachines, work)
  }

  #machineOf(businessId: number): Promise<number> {
    const now = Date.now()
    const known = this.#known.get(businessId)
    if (known !== undefined && now < known.until) return known.machine
    if (this.#known.size >= maxKnown) this.#known.clear()
    const machine = this.#ask(businessId)
    this.#known.set(businessId, { machine, until: now + knownMs })
    machine.catch(() => this.#known.delete(businessId))
    return machine
  }

  /** Asks the coordinator, which knows it by itself. */
  async #ask(businessId: number): Promise<number> {
    const client = await this.#pool.connect()
    try {
      const { rows } = await client.query<{ machine: number }>(
        `select groupid as machine from pg_dist_placement
          where shardid = get_shard_id_for_distribution_column('people', $1::integer)`,
        [businessId],
      )
      const [place] = rows
      if (place === undefined) throw new Error(`no machine has the rows of business ${businessId}`)
      return place.machine
    } finally {
      client.release()
    }
  }
}

async function useShare<T>(shares: ConnectionShares, machine: number, work: () => Promise<T>): Promise<T> {
  await shares.take(machine)
  try {
    return await work()
  } finally {
    shares.give(machine)
  }
}
