import { join } from 'node:path'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/steps/migrate.ts'
import { type Config, ConfigError, developmentWarning, loadConfig } from '../process/config.ts'
import { developmentSecrets } from '../process/development-secrets.ts'
import { reportFailure } from '../process/report-failure.ts'
import { keepRunning, startServiceProcess } from '../process/service-process.ts'
import { stopSignal } from '../process/stop-signal.ts'
import { schema } from '../schema.ts'
import { checkPort } from './check-port.ts'
import { withWork } from './command-work.ts'
import { type DemoUser, readDemoUsers } from './demo/demo-businesses.ts'
import { readServiceUrl, removeServiceUrls, writeServiceUrl } from './running-service.ts'
import { startEnvironment } from './start-environment.ts'

/** The exit code of the service, and a reason to print if there is one. */
interface End {
  code: number
  because?: string
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/**
 * Resolves when nobody reads what is printed any more, as in `npm start | head`. Programs end then; this one stops its
 * database first.
 */
const unread = new Promise<End>((resolve) => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => resolve({ code: 0 }))
})

/** `npm start`: the whole service on one machine, with a database of its own unless `DATABASE_URL` names one. */
async function start(): Promise<number> {
  const env = startEnvironment(process.env)
  const embedded = env.DATABASE_URL === undefined && env.NODE_ENV !== 'production'
  if (embedded && env.DATABASE_DIRECT_URL)
    throw new ConfigError(['DATABASE_URL is required, beside DATABASE_DIRECT_URL'])
  const config = loadConfig(embedded ? { ...env, DATABASE_URL: 'postgres://embedded' } : env)
  // Where the service runs on this folder already, its database says so better.
  if ((await readServiceUrl(config.dataDir, 'service-url')) === undefined) await checkPort(config)
  const ended = Promise.race([
    stopSignal().then(() => ({ code: 0, because: 'Stopping once the work under way is finished.' })),
    unread,
  ])
  // The processes would each make these secrets, and each warn about it.
  const secrets = config.hasOwnSecrets ? developmentSecrets(config.dataDir) : {}
  // What Node makes of TypeScript is kept, so that the next start takes less time and memory.
  const serviceEnv = { NODE_COMPILE_CACHE: join(config.dataDir, 'compiled'), ...secrets, ...env }
  if (embedded) return await serveEmbedded(config, serviceEnv, ended)
  if (config.hasOwnSecrets) say(developmentWarning(config))
  say('Bringing the database up to date')
  await migrate(schema, config.databaseDirectUrl, config)
  return await serve(serviceEnv, ended, (url) => announce(url, []))
}

/** Serves demo data from an embedded database, which stops last. */
async function serveEmbedded(config: Config, env: NodeJS.ProcessEnv, ended: Promise<End>): Promise<number> {
  const lost = Promise.withResolvers<End>()
  const { dataDir, rowLevelSecurity } = config
  const { url: databaseUrl, stop } = await startEmbedded({
    dataDir,
    onLost: ({ message }) => lost.resolve({ code: 1, because: message }),
    onStep: say,
  })
  try {
    say('Bringing the database up to date')
    await migrate(schema, databaseUrl, { rowLevelSecurity })
    const logins = await withWork({ ...config, databaseUrl }, async (work) => {
      const { seedDemoData } = await import('./demo-data.ts') // it knows all areas, and takes a moment to load
      await seedDemoData({ ...work, config }, () => say('Adding the demo data, once'))
      return await readDemoUsers(work)
    })
    await writeServiceUrl(dataDir, 'database-url', databaseUrl)
    const onReady = async (url: string): Promise<void> => {
      await writeServiceUrl(dataDir, 'service-url', url)
      announce(url, logins)
      if (logins.length > 0 && !isLoopback(config.host)) say(publicPasswords(config.host))
    }
    return await serve({ ...env, DATABASE_URL: databaseUrl }, Promise.race([ended, lost.promise]), onReady)
  } finally {
    await removeServiceUrls(dataDir)
    await stop()
  }
}

/**
 * Runs the API and the worker until `ended` resolves or one of them ends, then stops both.
 *
 * @param onReady - called with the address of the API, once both are ready
 * @returns the exit code
 */
async function serve(
  env: NodeJS.ProcessEnv,
  ended: Promise<End>,
  onReady: (url: string) => Promise<void> | void,
): Promise<number> {
  say('Starting the API and the worker')
  const api = startServiceProcess(join(import.meta.dirname, '../main.ts'), { env, readyType: 'listening' })
  const workerMain = join(import.meta.dirname, '../../worker/main.ts')
  const worker = keepRunning(() => startServiceProcess(workerMain, { env: forWorker(env), readyType: 'ready' }), {
    onRestart: (code, pauseMs) => say(`The worker ended with code ${code}; it starts again in ${pauseMs / 1000} s.`),
  })
  const serving = Promise.all([api.ready, worker.ready]).then(async ([listening, working]) => {
    if (listening && working) await onReady(addressOf(String(listening.url)))
  })
  try {
    const { code, because } = await Promise.race<End>([
      ended,
      api.exitCode.then((code) => ({ code, because: `The API ended with code ${code}.` })),
      worker.exitCode.then((code) => ({ code, because: `The worker ended with code ${code}.` })),
      serving.then(() => new Promise<never>(() => undefined)), // it matters here only if it fails
    ])
    if (because) say(because)
    return code
  } finally {
    await Promise.all([api.stop(), worker.stop(), serving])
  }
}

/** The address to open on this machine: an API that listens on all addresses has none of its own. */
const addressOf = (url: string): string => url.replace(/^http:\/\/(0\.0\.0\.0|\[::\]):/, 'http://localhost:')

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host)

const publicPasswords = (host: string): string =>
  `Everybody who reaches this machine (HOST=${host}) can sign in with these passwords, as they are public. Change them,
or remove HOST, before real data comes in.
`

/** Two processes cannot serve metrics on the same port. */
const forWorker = ({ METRICS_PORT, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  METRICS_PORT ? { ...env, METRICS_PORT: String(Number(METRICS_PORT) + 1) } : env

function announce(url: string, logins: DemoUser[]): void {
  const [login] = logins
  say(`
Workforce runs. Ctrl-C stops it.

  Console    ${url}/console
  API        ${url}/v1
  Guides     ${url}/docs/guides
  Reference  ${url}/docs
  OpenAPI    ${url}/v1/openapi.json
`)
  if (login) {
    const body = JSON.stringify({ email: login.email, password: login.password })
    const lines = logins.map(({ name, email, password, may }) => `  ${email} / ${password}\n      ${name} ${may}`)
    say(`Demo logins, for the console and the API:\n${lines.join('\n')}\n
  curl ${url}/v1/login -H 'Content-Type: application/json' -d '${body}'
`)
  }
  process.send?.({ type: 'ready', url })
}

try {
  process.exit(await start())
} catch (error) {
  reportFailure(error)
  process.exit(1)
}
