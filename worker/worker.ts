import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../server/db/database.ts'
import { databaseFailure } from '../server/db/failures.ts'
import { isMigrated } from '../server/db/steps/is-migrated.ts'
import { acrossBusinesses, type Db } from '../server/operation/work.ts'
import type { Config } from '../server/process/config.ts'
import type { Log } from '../server/process/log.ts'
import { createRegistry, type MetricsServer, serveMetrics } from '../server/process/metrics.ts'
import type { Database } from '../server/schema.ts'
import type { CompletedAttempt } from './delivery/record/record.ts'
import { createDrainer, type Drainer } from './delivery/schedule/drainer.ts'
import { dequeueWakeUps } from './dequeue-wake-ups.ts'
import type { FinishedJob } from './job-metrics.ts'
import { startJobRunner } from './job-runner.ts'
import { type Lifeline, openLifeline } from './lifeline.ts'
import { createMailer } from './mail.ts'
import { sweepUntil } from './sweep.ts'

/** All background work of one process. */
export interface Worker {
  /** Starts no more work, waits up to 30 seconds for deliveries in flight, and closes all resources. */
  stop(): Promise<void>
}

const graceMs = 30_000

/** How many milliseconds PostgreSQL may be unavailable at startup. */
const startTimeoutMs = 30_000
const pauseMs = 500

interface Options {
  config: Config
  log: Log
  /** Called when the worker has lost its locks or cannot write, possibly more than once: the process must exit. */
  onFailed: (error: Error) => void
}

/**
 * Starts a worker.
 *
 * @throws when PostgreSQL stays unavailable or its migrations are missing
 */
export async function startWorker({ config, log, onFailed }: Options): Promise<Worker> {
  const database = openDatabase<Database>({ ...config, prefersIndexes: true, isForAllBusinesses: true })
  const { db } = database
  let lifeline: Lifeline | undefined
  let drainer: Drainer | undefined
  let metricsServer: MetricsServer | undefined
  const close = async (): Promise<void> => {
    await metricsServer?.close()
    await lifeline?.end()
    await database.close()
  }
  try {
    await waitForDatabase(db)
    lifeline = await openLifeline({
      databaseUrl: config.databaseDirectUrl,
      subscriber: () => drainer,
      onLost: onFailed,
    })
    let recordAttempt: ((attempt: CompletedAttempt) => void) | undefined
    let recordJob: ((job: FinishedJob) => void) | undefined
    const onAttempt = (attempt: CompletedAttempt) => recordAttempt?.(attempt)
    const { db: globalDb } = acrossBusinesses({ db })
    const running = createDrainer({ config, db: globalDb, log, lifeline, onAttempt, onFailed })
    drainer = running
    if (config.metricsPort !== undefined) {
      const registry = await createRegistry(database)
      const [{ deliveryMetrics }, { jobMetrics }] = await Promise.all([
        import('./delivery/delivery-metrics.ts'),
        import('./job-metrics.ts'),
      ])
      recordAttempt = deliveryMetrics(registry, { db: globalDb, slotsInUse: running.slotsInUse })
      recordJob = jobMetrics(registry, { db: globalDb })
      metricsServer = await serveMetrics(registry, { port: config.metricsPort, host: config.host })
    }
    running.catchUp(await dequeueWakeUps(globalDb))
    const services = { drainer: running, mailer: createMailer(config) }
    const jobRunner = await startJobRunner({ config, db, log, lifeline, services, onFinished: recordJob })
    const sweepEnd = new AbortController()
    const sweep = sweepUntil({
      db: globalDb,
      log,
      worker: lifeline.worker,
      catchUp: running.catchUp,
      signal: sweepEnd.signal,
    })
    return {
      async stop() {
        sweepEnd.abort()
        await Promise.all([jobRunner.stop(), running.stop(graceMs), sweep])
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Waits while PostgreSQL is starting. Throws immediately when migrations are missing. */
async function waitForDatabase(db: Db): Promise<void> {
  for (const deadline = Date.now() + startTimeoutMs; ; await sleep(pauseMs)) {
    try {
      if (await isMigrated(db)) return await db.connections.checkPlacement()
      throw new Error('The database is not up to date: run `npm run migrate`.')
    } catch (error) {
      if (databaseFailure(error) !== 'unavailable' || Date.now() > deadline) throw error
    }
  }
}
