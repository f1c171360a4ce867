import { type RawBuilder, sql } from 'kysely'
import type { JobName } from '../server/jobs.ts'
import type { Db } from '../server/operation/work.ts'

const task: RawBuilder<JobName> = sql.lit<JobName>('drain_webhook')

/** The most jobs in one statement. */
const batchSize = 10_000

/**
 * Removes all due wake-ups from the job queue, at the start of a worker. While no worker ran, each event and each retry
 * added one, and a webhook needs only one of them. The queue would return a hundred at a time, and the jobs of new events
 * would wait behind all of them.
 *
 * If the worker ends before it has woken the webhooks, the next sweep finds them by their deliveries.
 *
 * @returns the webhooks to wake
 */
export async function dequeueWakeUps(db: Db): Promise<Set<number>> {
  const webhooks = new Set<number>()
  for (;;) {
    const { rows } = await sql<{ jobs: number; ids: number[] }>`
      with wake_up as materialized (
        select id from graphile_worker.jobs
        where task_identifier = ${task} and locked_at is null and run_at <= now()
        limit ${batchSize}
      ), removed as materialized (
        select payload from graphile_worker.complete_jobs(array(select id from wake_up))
      )
      select (select count(*)::int from wake_up) as jobs,
        array(select distinct (payload ->> 'webhook_id')::int from removed) as ids
    `.execute(db)
    for (const id of rows[0]?.ids ?? []) webhooks.add(id)
    if ((rows[0]?.jobs ?? 0) < batchSize) return webhooks
  }
}
