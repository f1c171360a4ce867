import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../server/operation/work.ts'
import type { Log } from '../../../server/process/log.ts'
import { drainedBy, ownersAmong, writeDrainedBy } from './drained-by.ts'
import { inGroups } from './in-groups.ts'
import type { OwnersOf } from './owners.ts'

/** Tells whoever records events which webhooks this worker has open: they send it messages instead of adding jobs. */
export interface Announcer {
  /** This worker has a webhook open. Can be called often. */
  opened(webhookId: number): void
  /** @returns once nobody is told any more that this worker has these webhooks open */
  closed(webhookIds: readonly number[]): Promise<void>
  /** The same for all webhooks, at the end of the worker. */
  allClosed(): Promise<void>
}

interface Options {
  db: Db
  log: Log
  /** The PostgreSQL process of the lifeline. */
  worker: number
  ownersOf: OwnersOf
}

/** The most webhooks in one statement. */
const groupSize = 200

export function createAnnouncer({ db, log, worker, ownersOf }: Options): Announcer {
  const announced = new Set<number>()

  const trying = (writing: Promise<unknown>): Promise<unknown> =>
    writing.catch((error) => log.warn({ err: error }, 'nobody could be told which webhooks this worker has open'))

  const write = async (webhookIds: readonly number[], to: number | null, only: RawBuilder<unknown>): Promise<void> => {
    await writeDrainedBy(
      db,
      webhookIds.map((id) => ({ id })),
      ownersOf,
      to,
      only,
    )
  }

  const opening = inGroups<number>(async (webhookIds) => {
    await trying(write(webhookIds, worker, sql`drained_by is distinct from ${worker}`))
  }, groupSize)

  const isOurs = sql`drained_by = ${worker}`

  return {
    opened(webhookId) {
      if (announced.has(webhookId)) return
      announced.add(webhookId)
      opening.add(webhookId)
    },
    async closed(webhookIds) {
      const known = webhookIds.filter((id) => announced.delete(id))
      if (known.length > 0) await trying(write(known, null, isOurs))
    },
    async allClosed() {
      announced.clear()
      await opening.settled()
      await trying(
        drainedBy(db, isOurs).then((webhooks) => writeDrainedBy(db, webhooks, ownersAmong(webhooks), null, isOurs)),
      )
    },
  }
}
