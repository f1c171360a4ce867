import type { Pool } from 'pg'
import type { BoundedValues, Bounds } from './bounds.ts'
import { ConnectionShares } from './connection-shares.ts'

/** How long it is known where a business is; it may be moved. */
const knownMs = 60_000

/** The most businesses that are remembered: some 10 MB. */
const maxKnown = 100_000

/**
 * Of a pool, what statements to one machine may hold, and what those to all machines may: together not all of it. The
 * first is more than the half that one business may hold by default, so that a busy one leaves some to its neighbours.
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
  constructor(pool: Pool, { size, ofBusiness = 1 }: { size: number; ofBusiness: number | undefined }) {
    const part = (share: number) => Math.max(1, Math.floor(size * share))
    this.#pool = pool
    this.#ofOne = new ConnectionShares(Math.max(part(ofOne), ofBusiness), { of: 'the machine of the business' })
    this.#ofAll = new ConnectionShares(part(ofAll), { of: 'work of all businesses' })
  }

  /** How much work waits because what it goes to has its share. */
  get waiting(): number {
    return this.#ofOne.waiting + this.#ofAll.waiting
  }

  /**
   * Takes a connection out of the share of the machine that has the rows, or of work that goes to all, to be given back
   * with `give`.
   *
   * @returns the machine; undefined for work that reaches no rows
   * @throws {NoConnectionError} when none was given back in time
   */
  async take(bounds: Bounds): Promise<number | undefined> {
    if (bounds === 'none') return undefined
    const machine = bounds === 'all' ? allMachines : await this.#machineOf(bounds)
    await this.#sharesOf(machine).take(machine)
    return machine
  }

  give(machine: number | undefined): void {
    if (machine !== undefined) this.#sharesOf(machine).give(machine)
  }

  #sharesOf(machine: number): ConnectionShares {
    return machine === allMachines ? this.#ofAll : this.#ofOne
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
    const values: BoundedValues = Object.assign([businessId], { bounds: 'none' as const, isLate: false })
    const client = await this.#pool.connect()
    try {
      const { rows } = await client.query<{ machine: number }>(
        `select groupid as machine from pg_dist_placement
          where shardid = get_shard_id_for_distribution_column('people', $1::integer)`,
        values,
      )
      return rows[0]?.machine ?? allMachines
    } finally {
      client.release()
    }
  }
}
