import { type RawBuilder, sql } from 'kysely'
import { addJobs } from '../jobs.ts'

/** The PostgreSQL channel for messages to workers, from events and from each other. */
export const workerChannel = 'workforce_workers'

/**
 * SQL that sends a message to workers when its transaction commits.
 *
 * @param type - a member of `Subscription` (worker/lifeline.ts)
 * @param parts.webhook - SQL for the id of a webhook
 * @param parts.to - SQL for the recipient, as the PostgreSQL process of its lifeline; all workers by default
 */
export const notifyWorkers = (
  type: string,
  { webhook = 'null', to = 'null' }: { webhook?: string; to?: string } = {},
): string =>
  `pg_notify('${workerChannel}', json_build_object('type', '${type}', 'webhook', ${webhook}, 'to', ${to})::text)`

/**
 * The end of a statement that adds due deliveries: wakes a worker for each webhook when the transaction commits. A worker
 * that has the webhook open gets a message; otherwise a job waits for any worker. A worker that has closed the webhook
 * since opens it again, so `drained_by` may be outdated.
 *
 * @param due - the name of a relation with a row for each webhook: `webhook_id` and `drained_by`
 */
export const wakeUp = (due: string): RawBuilder<unknown> => {
  const message = sql.raw(notifyWorkers('woken', { webhook: 'webhook_id', to: 'drained_by' }))
  const job = addJobs('drain_webhook', { webhook_id: sql.ref('webhook_id') })
  return sql`
    select (select count(${message}) from ${sql.table(due)} where drained_by is not null) as messages,
      (select ${job} from ${sql.table(due)} where drained_by is null having count(*) > 0) as jobs
  `
}
