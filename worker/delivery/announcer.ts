import { sql } from 'kysely'
import type { Db } from '../../server/operation/work.ts'
import type { Log } from '../../server/process/log.ts'
import { inGroups } from './in-groups.ts'

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
}

/** The most webhooks in one statement. */
const groupSize = 200

/**
 * What it writes only saves work, so it waits for nobody: the row of a webhook that somebody else has locked stays as it
 * is.
 */
export function createAnnouncer({ db, log, worker }: Options): Announcer {
  const announced = new Set<number>()

  const write = async (drainedBy: number | null, those: ReturnType<typeof sql>): Promise<void> => {
    await sql`
      update webhooks set drained_by = ${drainedBy} where (business_id, id) in (
        select business_id, id from webhooks where ${those} for no key update skip locked
      )
    `
      .execute(db)
      .catch((error) => log.warn({ err: error }, 'nobody could be told which webhooks this worker has open'))
  }

  const opening = inGroups<number>(
    (webhookIds) => write(worker, sql`id = any(${webhookIds}::int[]) and drained_by is distinct from ${worker}`),
    groupSize,
  )

  return {
    opened(webhookId) {
      if (announced.has(webhookId)) return
      announced.add(webhookId)
      opening.add(webhookId)
    },
    async closed(webhookIds) {
      const known = webhookIds.filter((id) => announced.delete(id))
      if (known.length === 0) return
      await write(null, sql`id = any(${known}::int[]) and drained_by = ${worker}`)
    },
    async allClosed() {
      announced.clear()
      await opening.settled()
      await write(null, sql`drained_by = ${worker}`)
    },
  }
}
