import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/steps/migrate.ts'
import { type Config, ConfigError, developmentWarning, loadConfig } from '../process/config.ts'
import { developmentSecrets } from '../process/development-secrets.ts'
import { readHelp } from '../process/read-help.ts'
import { listenFailure, reportFailure } from '../process/report-failure.ts'
import { keepRunning, startServiceProcess } from '../process/service-process.ts'
import { stopSignal } from '../process/stop-signal.ts'
import { schema } from '../schema.ts'
import { withWork } from './command-work.ts'
import { type DemoUser, readDemoUsers } from './demo/demo-businesses.ts'
import { readServiceUrl, removeServiceUrls, writeServiceUrl } from './running-service.ts'
import { startEnvironment } from './start-environment.ts'

/** The end of the service: its exit code, and a reason to print, if any. */
interface End {
  code: number
  reason?: string
}

const usage = `Usage: npm start

Runs the whole service on this machine: the API with the console, the worker, and a PostgreSQL with demo data, or the
database at DATABASE_URL. Ctrl-C stops everything.

Environment variables are its only settings, for example PORT=3100 npm start. server/README.md lists them.
`

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/**
 * Resolves when the output stream is closed, as in `npm start | head`. This is handled like a signal, so that the
 * database stops before the process exits.
 */
const outputClosed = new Promise<End>((resolve) => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => resolve({ code: 0 }))
})

/**
 * Runs the whole service on one machine (`npm start`), with an embedded database unless `DATABASE_URL` is set. @returns
 * the exit code
 */
async function start(): Promise<number> {
  const env = startEnvironment(process.env)
  const embedded = env.DATABASE_URL === undefined && env.NODE_ENV !== 'production'
  if (embedded && env.DATABASE_DIRECT_URL) throw new ConfigError(['DATABASE_URL is required with DATABASE_DIRECT_URL'])
  const config = loadConfig(embedded ? { ...env, DATABASE_URL: 'postgres://embedded' } : env)
  // If the service already runs with this folder, starting the database fails with a better message.
  if ((await readServiceUrl(config.dataDir, 'service-url')) === undefined) await checkPort(config)
  const end = Promise.race([
    stopSignal().then(() => ({ code: 0, reason: 'Stopping after requests and jobs in progress.' })),
    outputClosed,
  ])
  // Created here, because otherwise each process would create secrets and warn about them.
  const secrets = config.hasOwnSecrets ? developmentSecrets(config.dataDir) : {}
  // Caches compiled TypeScript, which saves time and memory at the next start.
  const serviceEnv = { NODE_COMPILE_CACHE: join(config.dataDir, 'compiled'), ...secrets, ...env }
  if (embedded) return await serveEmbedded(config, serviceEnv, end)
  if (config.hasOwnSecrets) print(developmentWarning(config))
  print('Migrating the database')
  await migrate(schema, config.databaseDirectUrl, config)
  return await serve(serviceEnv, end, (url) => announce(url, []))
}

/**
 * Checks that the API can listen on its port, before slower steps start.
 *
 * @throws {Error} with the reason, and the setting to change
 */
async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(listenFailure(error as NodeJS.ErrnoException, { host, port }), { cause: error })
  }
  server.close()
  await once(server, 'close')
}

/** Serves the demo data from an embedded database, which stops last. @returns the exit code */
async function serveEmbedded(config: Config, env: NodeJS.ProcessEnv, end: Promise<End>): Promise<number> {
  const databaseLost = Promise.withResolvers<End>()
  const { dataDir, rowLevelSecurity } = config
  const { url: databaseUrl, stop } = await startEmbedded({
    dataDir,
    onLost: ({ message }) => databaseLost.resolve({ code: 1, reason: message }),
    onStep: print,
  })
  try {
    print('Migrating the database')
    await migrate(schema, databaseUrl, { rowLevelSecurity })
    const logins = await withWork({ ...config, databaseUrl }, async (work) => {
      const { seedDemoData } = await import('./demo-data.ts') // imports all areas, which takes time
      await seedDemoData({ ...work, config }, () => print('Adding the demo data'))
      return await readDemoUsers(work)
    })
    await writeServiceUrl(dataDir, 'database-url', databaseUrl)
    const onReady = async (url: string): Promise<void> => {
      await writeServiceUrl(dataDir, 'service-url', url)
      announce(url, logins)
      if (logins.length > 0 && !isLoopback(config.host)) print(publicPasswordWarning(config.host))
    }
    return await serve({ ...env, DATABASE_URL: databaseUrl }, Promise.race([end, databaseLost.promise]), onReady)
  } finally {
    await removeServiceUrls(dataDir)
    await stop()
  }
}

/**
 * Runs the API and the worker until `end` resolves or one of the processes exits, then stops both.
 *
 * @param onReady - called with the URL of the API, once both processes are ready
 * @returns the exit code
 */
async function serve(
  env: NodeJS.ProcessEnv,
  end: Promise<End>,
  onReady: (url: string) => Promise<void> | void,
): Promise<number> {
  print('Starting the API and the worker')
  const api = startServiceProcess(join(import.meta.dirname, '../main.ts'), { env, readyType: 'listening' })
  const workerMain = join(import.meta.dirname, '../../worker/main.ts')
  const worker = keepRunning(() => startServiceProcess(workerMain, { env: forWorker(env), readyType: 'ready' }), {
    onRestart: (code, pauseMs) => print(`The worker exited with code ${code}. Restarting in ${pauseMs / 1000} s.`),
  })
  const serving = Promise.all([api.ready, worker.ready]).then(async ([listening, working]) => {
    if (listening && working) await onReady(localUrl(String(listening.url)))
  })
  try {
    const { code, reason } = await Promise.race<End>([
      end,
      api.exitCode.then((code) => ({ code, reason: `The API exited with code ${code}.` })),
      worker.exitCode.then((code) => ({ code, reason: `The worker exited with code ${code}.` })),
      serving.then(() => new Promise<never>(() => undefined)), // matters only if it rejects
    ])
    if (reason) print(reason)
    return code
  } finally {
    await Promise.all([api.stop(), worker.stop(), serving])
  }
}

/** Replaces the wildcard address of an API that listens on all interfaces with `localhost`. */
const localUrl = (url: string): string => url.replace(/^http:\/\/(0\.0\.0\.0|\[::\]):/, 'http://localhost:')

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host)

const publicPasswordWarning = (host: string): string =>
  `Anyone who can reach this machine (HOST=${host}) can sign in with these public passwords. Change them, or unset HOST,
before you enter real data.
`

/** Returns the environment of the worker, whose metrics port differs from that of the API. */
const forWorker = ({ METRICS_PORT, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  METRICS_PORT ? { ...env, METRICS_PORT: String(Number(METRICS_PORT) + 1) } : env

function announce(url: string, logins: DemoUser[]): void {
  const [login] = logins
  print(`
Workforce is running. Press Ctrl-C to stop it.

  Console    ${url}/console
  API        ${url}/v1
  Guides     ${url}/docs/guides
  Reference  ${url}/docs
  OpenAPI    ${url}/v1/openapi.json
`)
  if (login) {
    const body = JSON.stringify({ email: login.email, password: login.password })
    const lines = logins.map(
      ({ name, email, password, summary }) => `  ${email} / ${password}\n      ${name} ${summary}`,
    )
    print(`Demo logins, for the console and the API:\n${lines.join('\n')}\n
  curl ${url}/v1/login -H 'Content-Type: application/json' -d '${body}'
`)
  }
  process.send?.({ type: 'ready', url })
}

readHelp(usage)
try {
  process.exit(await start())
} catch (error) {
  reportFailure(error)
  process.exit(1)
}
