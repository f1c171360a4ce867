import { join } from 'node:path'
import { startEmbedded } from '../db/embedded.ts'
import { publishEmbeddedUrl, withdrawEmbeddedUrl } from '../db/embedded-url.ts'
import { migrate } from '../db/migrate.ts'
import { type Config, loadConfig } from '../process/config.ts'
import { reportFailure } from '../process/report-failure.ts'
import { keepRunning, startServiceProcess } from '../process/service-process.ts'
import { stopSignal } from '../process/stop-signal.ts'
import { schema } from '../schema.ts'
import { withWork } from './command-work.ts'
import { type DemoUser, demoUsersIn } from './demo/demo-businesses.ts'
import { startEnvironment } from './start-environment.ts'

/** The exit code of the service, and a reason to print if there is one. */
interface End {
  code: number
  because?: string
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** `npm start`: the whole service on one machine, with a database of its own unless `DATABASE_URL` names one. */
async function start(): Promise<number> {
  const env = startEnvironment(process.env)
  const embedded = env.DATABASE_URL === undefined && env.NODE_ENV !== 'production'
  const config = loadConfig(embedded ? { ...env, DATABASE_URL: 'postgres://embedded' } : env)
  const stopped = stopSignal().then(() => ({ code: 0, because: 'Stopping once the work under way is finished.' }))
  if (embedded) return await serveEmbedded(config, env, stopped)
  await migrate(schema, config.databaseUrl, config)
  return await serve(env, [], stopped)
}

/** Serves demo data from an embedded database, which stops last. */
async function serveEmbedded(config: Config, env: NodeJS.ProcessEnv, stopped: Promise<End>): Promise<number> {
  const lost = Promise.withResolvers<End>()
  const { dataDir, rowLevelSecurity } = config
  say(`Starting PostgreSQL on the data in ${join(dataDir, 'postgres')}`)
  const { url, stop } = await startEmbedded({
    dataDir,
    onLost: ({ message }) => lost.resolve({ code: 1, because: message }),
  })
  try {
    await migrate(schema, url, { rowLevelSecurity })
    const logins = await withWork({ databaseUrl: url, rowLevelSecurity }, async (work) => {
      const { seedDemoData } = await import('./demo-data.ts') // it knows all areas, and takes a moment to load
      await seedDemoData({ ...work, config })
      return await demoUsersIn(work)
    })
    await publishEmbeddedUrl(dataDir, url)
    return await serve({ ...env, DATABASE_URL: url }, logins, Promise.race([stopped, lost.promise]))
  } finally {
    await withdrawEmbeddedUrl(dataDir)
    await stop()
  }
}

/**
 * Runs the API and the worker until `ended` resolves or one of them ends, then stops both.
 *
 * @param logins - the demo users to announce
 * @returns the exit code
 */
async function serve(env: NodeJS.ProcessEnv, logins: DemoUser[], ended: Promise<End>): Promise<number> {
  const api = startServiceProcess(join(import.meta.dirname, '../main.ts'), { env, readyType: 'listening' })
  const workerMain = join(import.meta.dirname, '../../worker/main.ts')
  const worker = keepRunning(() => startServiceProcess(workerMain, { env: forWorker(env), readyType: 'ready' }), {
    onRestart: (code, pauseMs) => say(`The worker ended with code ${code}; it starts again in ${pauseMs / 1000} s.`),
  })
  const serving = Promise.all([api.ready, worker.ready]).then(([listening, working]) => {
    if (listening && working) announce(String(listening.url), logins)
  })
  try {
    const { code, because } = await Promise.race<End>([
      ended,
      api.ended.then((code) => ({ code, because: `The API ended with code ${code}.` })),
      worker.ended.then((code) => ({ code, because: `The worker ended with code ${code}.` })),
    ])
    if (because) say(because)
    return code
  } finally {
    await Promise.all([api.stop(), worker.stop(), serving])
  }
}

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
