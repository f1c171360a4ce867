import { sql } from 'kysely'
import { Gauge, Histogram, type Registry } from 'prom-client'
import type { JobName } from '../server/jobs.ts'
import type { Db } from '../server/operation/work.ts'

/** One attempt at a job. */
export interface FinishedJob {
  name: JobName
  hasFailed: boolean
  durationMs: number
}

/**
 * Registers the metrics of jobs: the counts and durations of this worker's jobs, and the longest wait of a due job of
 * any worker.
 *
 * @returns a function that records a finished job in the metrics
 */
export function jobMetrics(registry: Registry, { db }: { db: Db }): (job: FinishedJob) => void {
  const registers = [registry]
  const durations = new Histogram({
    name: 'workforce_job_duration_seconds',
    help: 'Jobs attempted by this worker, by task and outcome; those that failed are retried.',
    labelNames: ['task', 'outcome'], // Prometheus uses the label `job` itself
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  })
  new Gauge({
    name: 'workforce_jobs_due_oldest_age_seconds',
    help: 'Time since the longest-waiting job could start; 0 when none waits. The same for all workers.',
    registers,
    async collect() {
      this.set(await oldestAgeSeconds(db))
    },
  })
  return ({ name, hasFailed, durationMs }) =>
    durations.observe({ task: name, outcome: hasFailed ? 'failed' : 'succeeded' }, durationMs / 1000)
}

async function oldestAgeSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ age: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as age from graphile_worker.jobs
    where run_at <= now() and locked_at is null and attempts < max_attempts
  `.execute(db)
  return rows[0]?.age ?? 0
}
