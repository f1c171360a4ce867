import { developmentWarning, loadConfig } from '../server/process/config.ts'
import { createLog, logPoolerMode } from '../server/process/log.ts'
import { readHelp } from '../server/process/read-help.ts'
import { reportFailure } from '../server/process/report-failure.ts'
import { stopSignal } from '../server/process/stop-signal.ts'
import { startTracing } from '../server/process/tracing.ts'
import { startWorker } from './worker.ts'

const usage = `Usage: npm run worker

Runs a worker, which sends webhooks and email, against the database at DATABASE_URL. worker/README.md lists its settings.
`

/** Runs a worker as a process: on a signal, finishes the work in progress and exits. */
async function main(): Promise<void> {
  const config = loadConfig()
  const log = createLog('worker', config)
  if (config.hasOwnSecrets) log.warn(developmentWarning(config))
  logPoolerMode(log, config)
  const stopping = stopSignal()
  const tracing = await startTracing('worker', config, log)

  const onFailed = (error: Error): never => {
    log.fatal({ err: error }, 'the worker ends after a failure; others take over')
    process.exit(1)
  }
  const worker = await Promise.race([startWorker({ config, log, onFailed }), stopping.then(() => undefined)])
  if (!worker) return
  log.info('working')
  process.send?.({ type: 'ready' })

  log.info({ reason: await stopping }, 'stopping')
  await worker.stop()
  await tracing.stop()
  log.info('stopped')
}

readHelp(usage)
main().then(
  () => process.exit(0),
  (error) => {
    reportFailure(error)
    process.exit(1)
  },
)
