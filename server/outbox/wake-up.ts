import { type RawBuilder, sql } from 'kysely'
import { addJobs } from '../jobs.ts'

/** The channel of PostgreSQL on which workers hear what is for them, from events and from each other. */
export const workerChannel = 'workforce_workers'

/** What a message says to a worker that has a webhook open: an event for it was committed. */
const woken = 'woken'

/**
 * SQL that sends a message to workers when its transaction commits.
 *
 * @param parts.webhook - SQL for the id of the webhook that it is about
 * @param parts.to - SQL for the worker that it is for, which is the PostgreSQL process of its lifeline; all by default
 */
export const notifyWorkers = (
  say: string,
  { webhook = 'null', to = 'null' }: { webhook?: string; to?: string } = {},
): string =>
  `pg_notify('${workerChannel}', json_build_object('say', '${say}', 'webhook', ${webhook}, 'to', ${to})::text)`

/**
 * The end of a statement that has made deliveries due: wakes a worker for each webhook, when the transaction commits. A
 * worker that has the webhook open is sent a message; where nobody has, a job waits for any worker. A worker that is
 * told of a webhook it no longer has open opens it again, so it does not matter how old `drained_by` is by then.
 *
 * @param due - the name of a relation with a row for each webhook: `webhook_id` and `drained_by`
 */
export const wakeUp = (due: string): RawBuilder<unknown> => {
  const message = sql.raw(notifyWorkers(woken, { webhook: 'webhook_id', to: 'drained_by' }))
  const job = addJobs('drain_webhook', { webhook_id: sql.ref('webhook_id') })
  return sql`
    select (select count(${message}) from ${sql.table(due)} where drained_by is not null) as messages,
      (select ${job} from ${sql.table(due)} where drained_by is null having count(*) > 0) as jobs
  `
}
