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

/** Performs jobs until it is stopped. */
export interface JobRunner {
  /** Starts no more jobs, and waits until those in progress have ended. */
  stop(): Promise<void>
}

/** Scheduled jobs, in UTC: minute, hour, day of the month, month, day of the week. One worker adds each job for all. */
export const schedule = parseCronItems([
  { task: 'delete_expired', match: '13 3 * * *' },
  { task: 'expire_documents', match: '* * * * *' },
  { task: 'publish_status_changes', match: '* * * * *' },
  { task: 'run_sandboxes', match: '* * * * *' },
  { task: 'remind_signers', match: '* * * * *' },
  { task: 'accrue_leave', match: '43 3 * * *' },
] satisfies (CronItem & { task: JobName })[])

/** How often the queue is polled for scheduled jobs; other jobs send a notification. */
const pollMs = 500

/** Jobs are fetched and completed in batches, so that round trips do not limit the throughput. */
const fetchSize = 100
const completeDelayMs = 20

interface Options extends Base {
  log: Log
  lifeline: Pick<Lifeline, 'claimPool'>
  services: Services
  /** Called for every job, once it has ended. */
  onFinished?: (job: FinishedJob) => void
}

/** @throws when PostgreSQL cannot be reached */
export async function startJobRunner({ log, lifeline, onFinished, ...context }: Options): Promise<JobRunner> {
  const { databaseDirectUrl, workerConcurrency } = context.config
  const pool = new Pool({
    connectionString: databaseDirectUrl,
    application_name: 'workforce jobs',
    max: workerConcurrency + 2, // one listens, one completes; the others open on demand
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
      tell_of_employment: perform('publish_status_changes'), // the name in 1.0.0-rc.1, while old workers queue it
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

/** The library's messages about single jobs are for our own debugging. */
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const satisfies Record<
  `${LogLevel}`,
  string
>
