import { EventEmitter } from 'node:events'
import {
  type CronItem,
  Logger,
  type LogLevel,
  parseCronItems,
  run,
  type Task,
  type WorkerEvents,
} from 'graphile-worker'
import { Pool } from 'pg'
import type { JobName } from '../server/jobs.ts'
import type { Log } from '../server/process/log.ts'
import type { FinishedJob } from './job-metrics.ts'
import type { Lifeline } from './lifeline.ts'
import { performJob } from './perform-job.ts'
import type { Base } from './system-work.ts'
import type { Services } from './task.ts'
import { tasks } from './tasks/index.ts'

/** Performs jobs until stopped. */
export interface JobRunner {
  /** Starts no more jobs and waits for those in progress. */
  stop(): Promise<void>
}

/**
 * Scheduled jobs, in UTC: minute, hour, day of the month, month, day of the week. For each time, only one worker adds
 * the job.
 */
export const schedule = parseCronItems([
  { task: 'delete_expired', match: '13 3 * * *' },
  { task: 'expire_documents', match: '* * * * *' },
  { task: 'publish_status_changes', match: '* * * * *' },
  { task: 'draft_pay_runs', match: '* * * * *' },
  { task: 'publish_overdue_tasks', match: '* * * * *' },
  { task: 'queue_task_reminders', match: '2 * * * *' },
  { task: 'run_sandboxes', match: '* * * * *' },
  { task: 'remind_signers', match: '* * * * *' },
  { task: 'accrue_leave', match: '43 3 * * *' },
  { task: 'reconcile_assignments', match: '23 2 * * *' },
] satisfies (CronItem & { task: JobName })[])

/** The interval, in milliseconds, at which the queue is polled for scheduled jobs; other jobs send a notification. */
const pollMs = 500

/** The number of jobs that are fetched at once. Batches keep round trips from limiting the throughput. */
const fetchSize = 100
const completeDelayMs = 20

interface Options extends Base {
  log: Log
  lifeline: Pick<Lifeline, 'claimPool'>
  services: Services
  /** Called for each attempt at a job, once it has ended. */
  onFinished?: (job: FinishedJob) => void
}

/**
 * Starts to perform jobs.
 *
 * @throws when PostgreSQL cannot be reached
 */
export async function startJobRunner({ log, lifeline, onFinished, ...context }: Options): Promise<JobRunner> {
  const { databaseDirectUrl, workerConcurrency } = context.config
  const pool = new Pool({
    connectionString: databaseDirectUrl,
    application_name: 'workforce jobs',
    max: workerConcurrency + 2, // one to listen, one to complete jobs; the others open on demand
    keepAlive: true,
  })
  const onConnectionError = (error: Error) => log.warn({ err: error }, 'the job runner lost a connection')
  pool.on('error', onConnectionError)
  pool.on('connect', (client) => client.on('error', onConnectionError)) // the pool reports only errors of idle clients

  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => lifeline.claimPool(workerPool.id))
  const perform =
    (name: JobName): Task =>
    async (payload, { job: { id, attempts, max_attempts } }) => {
      const startedAt = performance.now()
      let hasFailed = true
      try {
        await performJob({ id, name, payload, isLastAttempt: attempts >= max_attempts }, context)
        hasFailed = false
      } finally {
        onFinished?.({ name, hasFailed, durationMs: performance.now() - startedAt })
      }
    }
  const runner = await run({
    pgPool: pool,
    taskList: {
      ...Object.fromEntries(Object.keys(tasks).map((name) => [name, perform(name as JobName)])),
      tell_of_employment: perform('publish_status_changes'), // the name in 1.0.0-rc.1, whose workers still queue it
    },
    parsedCronItems: schedule,
    concurrency: workerConcurrency,
    pollInterval: pollMs,
    noHandleSignals: true,
    events,
    logger: new Logger(() => (level, message) => log[levels[level]](message)),
    preset: {
      worker: { localQueue: { size: Math.max(fetchSize, workerConcurrency) }, completeJobBatchDelay: completeDelayMs },
    },
  })
  return {
    async stop() {
      await runner.stop()
      await pool.end()
    },
  }
}

/** The log level for each level of graphile-worker, whose messages about single jobs are only for debugging. */
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const satisfies Record<
  `${LogLevel}`,
  string
>
