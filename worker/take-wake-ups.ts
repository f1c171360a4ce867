import { type RawBuilder, sql } from 'kysely'
import type { JobName } from '../server/jobs.ts'
import type { Db } from '../server/operation/work.ts'

const task: RawBuilder<JobName> = sql.lit<JobName>('drain_webhook')

/** The most jobs in one statement. */
const batchSize = 10_000

/**
 * Takes all wake-ups that wait in the queue of jobs, at the start of a worker. Each event and each retry has left one
 * while no worker ran, and a webhook needs only one of them. The queue would hand out a hundred at a time, and the jobs
 * of new events, which have no other worker, would wait behind all of them.
 *
 * A worker that dies before it has woken the webhooks loses nothing: the next sweep finds them by their deliveries.
 *
 * @returns the webhooks to be woken
 */
export async function takeWakeUps(db: Db): Promise<Set<number>> {
  const webhooks = new Set<number>()
  for (;;) {
    const { rows } = await sql<{ jobs: number; ids: number[] }>`
      with waiting as materialized (
        select id from graphile_worker.jobs
        where task_identifier = ${task} and locked_at is null and run_at <= now()
        limit ${batchSize}
      ), taken as materialized (
        select payload from graphile_worker.complete_jobs(array(select id from waiting))
      )
      select (select count(*)::int from waiting) as jobs,
        array(select distinct (payload ->> 'webhook_id')::int from taken) as ids
    `.execute(db)
    for (const id of rows[0]?.ids ?? []) webhooks.add(id)
    if ((rows[0]?.jobs ?? 0) < batchSize) return webhooks
  }
}
