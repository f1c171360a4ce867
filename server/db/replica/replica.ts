import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { BoundedDb } from '../driver/bounded-db.ts'
import { CoalescedRead } from '../driver/coalesced-read.ts'
import { NoConnectionError } from '../driver/connection-shares.ts'
import { databaseFailure, NotMigratedError } from '../failures.ts'

/** The replica answered a read, or the reason why the primary did. */
export type ReplicaOutcome = 'replica' | 'behind' | 'failed' | 'resting'

/** Callbacks of a replica. */
export interface ReplicaWatch {
  /** Called for each read. */
  onRead: (outcome: ReplicaOutcome) => void
  /** The replica failed, and is not used for a while. Called once until it has answered again. */
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

/** How long it is not used after a failure, and after it did not catch up in time. */
const restMs = { failed: 5_000, behind: 1_000 }

/**
 * A hot standby for reads. It answers a read once it has replayed everything that was committed before the read began, so
 * that reads are consistent with all completed writes. While it is unavailable or behind, the primary answers.
 */
export class Replica<Tables> {
  readonly #options: Options<Tables>
  readonly #committed: CoalescedRead<number>
  readonly #replayed: CoalescedRead<number>
  /** The replica has replayed the write-ahead log at least up to this position. */
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
   * Performs a read on the replica or, when that cannot answer, on the primary.
   *
   * @param work - for one business, on the primary
   * @param perform - reads only; it may be performed twice
   */
  async read<Work extends { db: BoundedDb<Tables>; business_id: number }, Answer>(
    work: Work,
    perform: (work: Work) => Promise<Answer>,
  ): Promise<Answer> {
    const { standby, onRead } = this.#options
    const obstacle = await this.#findObstacle()
    if (obstacle !== undefined) {
      onRead(obstacle)
      return await perform(work)
    }
    try {
      const answer = await perform({ ...work, db: standby.within(work.business_id) })
      onRead('replica')
      this.#reportReturn()
      return answer
    } catch (error) {
      if (!isOfReplica(error)) throw error
      this.#failed(error)
      onRead('failed')
      return await perform(work)
    }
  }

  /** @returns why the replica cannot answer a read that begins now, if so */
  async #findObstacle(): Promise<Exclude<ReplicaOutcome, 'replica'> | undefined> {
    if (performance.now() < this.#restsUntil) return 'resting'
    const committed = await this.#committed.answer().catch(() => undefined)
    if (committed === undefined) return 'failed' // the read on the primary reports the failure
    const deadline = performance.now() + catchUpTimeoutMs
    try {
      while (this.#replayedPosition < committed) {
        this.#replayedPosition = Math.max(this.#replayedPosition, await this.#replayed.answer())
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
    this.#replayedPosition = 0 // another machine may answer at the address next
    if (!this.#isGone) this.#options.onGone(error)
    this.#isGone = true
  }

  #reportReturn(): void {
    if (this.#isGone) this.#options.onReturned()
    this.#isGone = false
  }
}

/** A position in the write-ahead log, in bytes since its beginning. */
async function readPosition<Tables>(db: BoundedDb<Tables>, place: string): Promise<number> {
  const { rows } = await sql<{ place: number | null }>`
    select pg_wal_lsn_diff(${sql.raw(place)}, '0/0')::bigint as place`.execute(db.within('none'))
  const [row] = rows
  if (row?.place === null || row === undefined) throw new NoStandbyError()
  return row.place
}

/** The server is a primary: it was promoted. */
class NoStandbyError extends Error {
  constructor() {
    super('DATABASE_REPLICA_URL is no hot standby, or no longer one')
    this.name = 'NoStandbyError'
  }
}

/** A statement that took too long on the replica would do so on the primary as well. */
const queryCanceled = '57014'
const readOnly = '25006'

/** Whether the replica failed, and not the read. A read beyond the share of its business would wait on the primary too. */
function isOfReplica(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  if (error instanceof NoConnectionError) return false
  if (error instanceof NotMigratedError || code === readOnly) return true
  return code !== queryCanceled && databaseFailure(error) === 'unavailable'
}
