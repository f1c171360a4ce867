import { EventEmitter } from 'node:events'
import { Logger, type LogLevel, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { Pool } from 'pg'
import type { Config } from '../server/process/config.ts'
import type { Log } from '../server/process/log.ts'
import type { Lifeline } from './lifeline.ts'
import { schedule } from './schedule.ts'
import type { TaskContext } from './task.ts'
import { tasks } from './tasks/index.ts'

/** Performs jobs until it is stopped. */
export interface JobRunner {
  /** Starts no more jobs and returns when those under way have ended. */
  stop(): Promise<void>
}

/** How often jobs that were put off are looked for; others announce themselves. */
const pollMs = 500

/** Jobs fetched and completed together. Their latency is bounded by this, their number is not by round trips. */
const fetchSize = 100
const completeDelayMs = 20

interface Options {
  config: Pick<Config, 'databaseUrl' | 'workerConcurrency'>
  log: Log
  lifeline: Pick<Lifeline, 'claimPool'>
  context: TaskContext
}

/** @throws when PostgreSQL cannot be reached */
export async function startJobRunner({ config, log, lifeline, context }: Options): Promise<JobRunner> {
  const { databaseUrl, workerConcurrency } = config
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'workforce jobs',
    max: workerConcurrency + 2, // one listens, one completes; the others are only opened when needed
    keepAlive: true,
  })
  const onConnectionError = (error: Error) => log.warn({ err: error }, 'the job runner lost a connection')
  pool.on('error', onConnectionError)
  pool.on('connect', (client) => client.on('error', onConnectionError)) // `error` of the pool is for idle ones only

  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => lifeline.claimPool(workerPool.id))
  const runner = await run({
    pgPool: pool,
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(payload, context)]),
    ) as TaskList,
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

/** Its chatter about single jobs is of use to nobody but us. */
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const satisfies Record<
  `${LogLevel}`,
  string
>
