import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from './app.ts'
import type { ReplicaOutcome } from './db/replica/replica.ts'
import { BodyBudget } from './http/body/body-budget.ts'
import { closeGracefully, createHttpServer } from './http/http-server.ts'
import { openApiDatabase } from './open-api-database.ts'
import { openSeal } from './pdf/seal-pdf.ts'
import { developmentWarning, loadConfig } from './process/config.ts'
import { createLog, logPoolerMode } from './process/log.ts'
import { createRegistry, serveMetrics } from './process/metrics.ts'
import { readHelp } from './process/read-help.ts'
import { listenFailure, reportFailure } from './process/report-failure.ts'
import { stopSignal } from './process/stop-signal.ts'
import { startTracing } from './process/tracing.ts'

const usage = `Usage: npm run server

Runs the API with the console, against the database at DATABASE_URL. server/README.md lists all settings.
`

/** How long requests in progress may take while the process stops, in milliseconds. */
const graceMs = 30_000

/** How long connections may take to close after that, in milliseconds. */
const closeTimeoutMs = 3_000

/** Runs the API as a process: listens until the process is stopped, then finishes the requests in progress. */
async function main(): Promise<void> {
  const config = loadConfig()
  await openSeal(config)
  const log = createLog('server', config)
  if (config.hasOwnSecrets) log.warn(developmentWarning(config))
  logPoolerMode(log, config)
  const tracing = await startTracing('server', config, log)
  let onRead: ((outcome: ReplicaOutcome) => void) | undefined
  const database = openApiDatabase({ config, log, onRead: (outcome) => onRead?.(outcome) })
  const registry = config.metricsPort === undefined ? undefined : await createRegistry(database)
  const meters = registry && (await import('./http/metrics.ts'))
  onRead = registry && meters?.replicaMetrics(registry)
  const bodies = new BodyBudget(config.bodyMemoryBytes)
  if (registry) meters?.bodyMetrics(registry, bodies)
  let isStopping = false
  const server = createHttpServer(
    createApp({
      config,
      database,
      log,
      bodies,
      onFinished: registry && meters?.requestMetrics(registry),
      isStopping: () => isStopping,
    }),
  )
  const metrics = registry && (await serveMetrics(registry, { port: Number(config.metricsPort), host: config.host }))

  server.once('error', (error) => refuse(listenFailure(error, config)))
  server.listen(config.port, config.host, () => {
    const { address, port, family } = server.address() as AddressInfo
    const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
    log.info({ url }, 'listening')
    process.send?.({ type: 'listening', url })
  })

  void stopSignal().then(async (reason) => {
    log.info({ reason }, 'stopping')
    isStopping = true
    await closeGracefully(server, graceMs)
    // All responses have been sent. PostgreSQL or the collector may be unreachable, so this wait is limited.
    await Promise.race([
      Promise.allSettled([metrics?.close(), database.close(), tracing.stop()]),
      sleep(closeTimeoutMs),
    ])
    log.info('stopped')
    process.exit(0)
  })
}

function refuse(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

readHelp(usage)
main().catch((error) => {
  reportFailure(error)
  process.exit(1)
})
