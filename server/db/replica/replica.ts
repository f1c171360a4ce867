import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { BoundedDb } from '../driver/bounded-db.ts'
import { CoalescedRead } from '../driver/coalesced-read.ts'
import { NoConnectionError } from '../driver/connection-shares.ts'
import { databaseFailure, NotMigratedError } from '../failures.ts'

/** The outcome of a read: the replica served it, or the reason why the primary did. */
export type ReplicaOutcome = 'replica' | 'behind' | 'failed' | 'resting'

/** Callbacks of a replica. */
export interface ReplicaWatch {
  /** Called for each read. */
  onRead: (outcome: ReplicaOutcome) => void
  /**
   * Called when the replica fails and is not used for a while; not called again until the replica has served a read.
   */
  onGone: (error: unknown) => void
  onReturned: () => void
}

interface Options<Tables> extends ReplicaWatch {
  primary: BoundedDb<Tables>
  standby: BoundedDb<Tables>
}

/** How long a read waits for the replica to catch up. The usual replication lag is a few milliseconds. */
const catchUpTimeoutMs = 100
const pollIntervalMs = 2

/** How long the replica is not used after a failure, and after it did not catch up in time. */
const restMs = { failed: 5_000, behind: 1_000 }

/**
 * A hot standby for reads. It serves a read once it has replayed everything that was committed before the read began,
 * so that reads are consistent with all completed writes. While the standby is unavailable or behind, the primary
 * serves reads.
 */
export class Replica<Tables> {
  readonly #options: Options<Tables>
  readonly #committed: CoalescedRead<number>
  readonly #replayed: CoalescedRead<number>
  /** The write-ahead log position up to which the replica has replayed at least. */
  #replayedPosition = 0
  #restsUntil = 0
  #isGone = false

  constructor(options: Options<Tables>) {
    this.#options = options
    this.#committed = new CoalescedRead(() => readPosition(options.primary, 'pg_current_wal_flush_lsn()'))
    this.#replayed = new CoalescedRead(() =>
      readPosition(options.standby, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end'),
    )
  }

  /**
   * Performs a read on the replica or, when the replica cannot serve it, on the primary.
   *
   * @param work - the work of one business, with a handle to the primary
   * @param perform - performs the read; must not write, and may be called twice
   */
  async read<Work extends { db: BoundedDb<Tables>; business_id: number }, Result>(
    work: Work,
    perform: (work: Work) => Promise<Result>,
  ): Promise<Result> {
    const { standby, onRead } = this.#options
    const obstacle = await this.#findObstacle()
    if (obstacle !== undefined) {
      onRead(obstacle)
      return await perform(work)
    }
    try {
      const result = await perform({ ...work, db: standby.within(work.business_id) })
      onRead('replica')
      this.#reportReturn()
      return result
    } catch (error) {
      if (!isReplicaFailure(error)) throw error
      this.#failed(error)
      onRead('failed')
      return await perform(work)
    }
  }

  /** Returns the reason why the replica cannot serve a read that begins now; undefined if it can. */
  async #findObstacle(): Promise<Exclude<ReplicaOutcome, 'replica'> | undefined> {
    if (performance.now() < this.#restsUntil) return 'resting'
    const committed = await this.#committed.result().catch(() => undefined)
    if (committed === undefined) return 'failed' // the read on the primary reports the failure
    const deadline = performance.now() + catchUpTimeoutMs
    try {
      while (this.#replayedPosition < committed) {
        this.#replayedPosition = Math.max(this.#replayedPosition, await this.#replayed.result())
        if (this.#replayedPosition >= committed) break
        if (performance.now() > deadline) {
          this.#restsUntil = performance.now() + restMs.behind
          return 'behind'
        }
        await sleep(pollIntervalMs)
      }
      return undefined
    } catch (error) {
      this.#failed(error)
      return 'failed'
    }
  }

  #failed(error: unknown): void {
    this.#restsUntil = performance.now() + restMs.failed
    this.#replayedPosition = 0 // the next connection may reach another server
    if (!this.#isGone) this.#options.onGone(error)
    this.#isGone = true
  }

  #reportReturn(): void {
    if (this.#isGone) this.#options.onReturned()
    this.#isGone = false
  }
}

/** Reads a position in the write-ahead log, in bytes since its beginning. */
async function readPosition<Tables>(db: BoundedDb<Tables>, place: string): Promise<number> {
  const { rows } = await sql<{ place: number | null }>`
    select pg_wal_lsn_diff(${sql.raw(place)}, '0/0')::bigint as place`.execute(db.within('none'))
  const [row] = rows
  if (row?.place === null || row === undefined) throw new NoStandbyError()
  return row.place
}

/** The error that the server is a primary, for example because it was promoted. */
class NoStandbyError extends Error {
  constructor() {
    super('DATABASE_REPLICA_URL is not a hot standby, or no longer one')
    this.name = 'NoStandbyError'
  }
}

/**
 * The code of a statement that was cancelled. One that took too long on the replica would do so on the primary as well.
 */
const queryCanceled = '57014'
const readOnly = '25006'

/**
 * Returns whether the replica failed rather than the read. A read beyond the share of its business would wait on the
 * primary too.
 */
function isReplicaFailure(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  if (error instanceof NoConnectionError) return false
  if (error instanceof NotMigratedError || code === readOnly) return true
  return code !== queryCanceled && databaseFailure(error) === 'unavailable'
}
