import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { databaseFailure } from '../server/db/failures.ts'
import { isMigrated } from '../server/db/migrate.ts'
import { createOrm } from '../server/db/orm.ts'
import type { Config } from '../server/process/config.ts'
import type { Log } from '../server/process/log.ts'
import { createRegistry, type MetricsServer, serveMetrics } from '../server/process/metrics.ts'
import { type DeliveryMetrics, deliveryMetrics } from './delivery/delivery-metrics.ts'
import { createDrainer, type Drainer } from './delivery/drainer.ts'
import type { MadeAttempt } from './delivery/record.ts'
import { startJobRunner } from './job-runner.ts'
import { type Lifeline, openLifeline } from './lifeline.ts'
import { createMailer } from './mail.ts'
import { sweepUntil } from './sweep.ts'

/** Everything that must happen later, happening. */
export interface Worker {
  /** Starts nothing more, gives deliveries in flight up to 30 seconds, and lets go of everything. */
  stop(): Promise<void>
}

const graceMs = 30_000

/** How long PostgreSQL may be away at the start. */
const patienceMs = 30_000
const pauseMs = 500

/**
 * Starts a worker.
 *
 * @param options.onFailed - the worker owns nothing any more or cannot write: the process must end. Called once or more
 * @throws when PostgreSQL stays away, or was not migrated
 */
export async function startWorker({
  config,
  log,
  onFailed,
}: {
  config: Config
  log: Log
  onFailed: (error: Error) => void
}): Promise<Worker> {
  const orm = createOrm(config)
  let lifeline: Lifeline | undefined
  let drainer: Drainer | undefined
  let metricsServer: MetricsServer | undefined
  const letGo = async (): Promise<void> => {
    await metricsServer?.close()
    await lifeline?.end()
    await orm.close()
  }
  try {
    await waitForDatabase(orm)
    lifeline = await openLifeline({
      databaseUrl: config.databaseUrl,
      hearing: () => drainer,
      onLost: onFailed,
    })
    let metrics: DeliveryMetrics | undefined
    const onAttempt = (attempt: MadeAttempt) => metrics?.attempted(attempt)
    drainer = createDrainer({ config, orm, log, lifeline, onAttempt, onFailed })
    if (config.metricsPort !== undefined) {
      const registry = createRegistry(orm)
      metrics = deliveryMetrics(registry, { orm, slotsInUse: drainer.slotsInUse })
      metricsServer = await serveMetrics(registry, { port: config.metricsPort, host: config.host })
    }
    const context = { drainer, mailer: createMailer(config), orm, config }
    const jobRunner = await startJobRunner({ config, log, lifeline, context })
    return running({ orm, log, drainer, jobRunner, letGo })
  } catch (error) {
    await letGo()
    throw error
  }
}

/** Wakes what is due until it is stopped, and then lets go of everything in order. */
function running({
  orm,
  log,
  drainer,
  jobRunner,
  letGo,
}: {
  orm: MikroORM
  log: Log
  drainer: Drainer
  jobRunner: { stop(): Promise<void> }
  letGo: () => Promise<void>
}): Worker {
  const sweeping = new AbortController()
  const swept = sweepUntil({ orm, log, wake: drainer.wake, signal: sweeping.signal })

  return {
    async stop() {
      sweeping.abort()
      await Promise.all([jobRunner.stop(), drainer.stop(graceMs), swept])
      await letGo()
    },
  }
}

/** PostgreSQL may still be starting; it need not have the schema of this version. */
async function waitForDatabase(orm: MikroORM): Promise<void> {
  for (const deadline = Date.now() + patienceMs; ; await sleep(pauseMs)) {
    try {
      if (await isMigrated(orm)) return
      throw new Error('The database is not up to date: run `npm run migrate`.')
    } catch (error) {
      if (databaseFailure(error) !== 'unavailable' || Date.now() > deadline) throw error
    }
  }
}
