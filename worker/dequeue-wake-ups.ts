import { type RawBuilder, sql } from 'kysely'
import type { JobName } from '../server/jobs.ts'
import type { Db } from '../server/operation/work.ts'

const task: RawBuilder<JobName> = sql.lit<JobName>('drain_webhook')

/** The maximum number of jobs per statement. */
const batchSize = 10_000

/**
 * Removes all due wake-ups from the job queue when a worker starts. While no worker ran, each event and each retry
 * added a wake-up, but a webhook needs only one. The queue would return a hundred at a time, and the jobs of new events
 * would wait for all of them.
 *
 * If the worker stops before it has woken the webhooks, the next sweep finds their due deliveries.
 *
 * @returns the IDs of the webhooks to wake
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
