import { type RawBuilder, sql } from 'kysely'
import { addJobs } from '../jobs.ts'

/** The PostgreSQL channel for messages to workers, which events and other workers send. */
export const workerChannel = 'workforce_workers'

/**
 * Returns SQL that sends a message to workers when its transaction commits.
 *
 * @param type - the message type, a member of `Subscription` (worker/lifeline.ts)
 * @param parts.webhook - SQL for the ID of a webhook
 * @param parts.to - SQL for the recipient, as the PostgreSQL process ID of its lifeline; by default all workers
 */
export const notifyWorkers = (
  type: string,
  { webhook = 'null', to = 'null' }: { webhook?: string; to?: string } = {},
): string =>
  `pg_notify('${workerChannel}', json_build_object('type', '${type}', 'webhook', ${webhook}, 'to', ${to})::text)`

/**
 * Returns the end of a statement that adds due deliveries. It wakes a worker for each webhook when the transaction
 * commits. A worker that is draining the webhook gets a message; otherwise a job waits for any worker. `drained_by` may
 * be outdated: a worker that has since closed the webhook opens it again.
 *
 * @param due - the name of a relation with one row per webhook: `webhook_id` and `drained_by`
 */
export const wakeUp = (due: string): RawBuilder<unknown> => {
  const message = sql.raw(notifyWorkers('woken', { webhook: 'webhook_id', to: 'drained_by' }))
  const job = addJobs('drain_webhook', { webhook_id: sql.ref('webhook_id') })
  return sql`
    select (select count(${message}) from ${sql.table(due)} where drained_by is not null) as messages,
      (select ${job} from ${sql.table(due)} where drained_by is null having count(*) > 0) as jobs
  `
}
