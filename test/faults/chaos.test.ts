import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../server/db/database.ts'
import { startEmbedded } from '../../server/db/embedded/embedded.ts'
import { migrate } from '../../server/db/steps/migrate.ts'
import { type Database, schema } from '../../server/schema.ts'
import { freePort } from '../support/free-port.ts'
import { eventually } from '../support/race.ts'
import { startReceiver } from '../support/receivers/receiver.ts'
import { isLong } from '../support/running/long-form.ts'
import { createBusiness } from '../support/samples/factories.ts'
import { testConfig } from '../support/service/app.ts'
import { type ServiceProcess, startServerProcess, startWorkerProcess } from '../support/service/service-process.ts'
import { checkDeliveries, type Observations } from './check-deliveries.ts'

/*
 * Two API servers and two workers on a PostgreSQL with durable writes, under constant load, while all of them are killed
 * at random. `npm run test:long` runs it longer.
 */
const { kills, crashes } = isLong ? { kills: 50, crashes: 3 } : { kills: 6, crashes: 1 }
const writers = 4
const writesBetweenKills = 5
const timeoutMs = 60_000

/** The maximum number of repeated attempts after a kill: deliveries in flight, and unrecorded outcomes. */
const repeatsPerKill = 10 + 200
const firstAttemptMs = 30_000

const dataDir = await mkdtemp(join(tmpdir(), 'workforce-chaos-'))
let postgres = await startEmbedded({ dataDir })
const receiver = await startReceiver()
receiver.behave((response) => void response.writeHead(Math.random() < 0.1 ? 500 : 204).end())
const processes: SupervisedProcess[] = []
after(async () => {
  await postgres.stop('immediate')
  await rm(dataDir, { recursive: true, force: true })
})

interface SupervisedProcess {
  /** @returns whether it was running */
  kill(): boolean
  stop(): Promise<void>
}

/** Restarts a process when it ends. */
function supervise(start: () => Promise<ServiceProcess>): SupervisedProcess {
  let current: ServiceProcess | undefined
  let isStopping = false
  const running = (async () => {
    while (!isStopping) {
      current = await start().catch(() => undefined)
      if (isStopping) current?.child.kill('SIGTERM') // it was stopped during its start
      if (current) await current.exitCode
      else await sleep(200)
      current = undefined
    }
  })()
  const process = {
    kill: () => current?.child.kill('SIGKILL') ?? false,
    async stop() {
      isStopping = true
      current?.child.kill('SIGTERM')
      await running
    },
  }
  processes.push(process)
  return process
}

async function json(url: string, token: string, body?: unknown) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) })
  // biome-ignore lint/suspicious/noExplicitAny: the assertions of the tests check its type
  return { status: response.status, body: (await response.json()) as any }
}

/** Repeats a request until it succeeds. */
async function requestWithRetry(url: string, token: string, body?: unknown) {
  for (const deadline = Date.now() + timeoutMs; ; await sleep(100)) {
    const response = await json(url, token, body).catch(() => undefined)
    if (response && response.status < 300) return response.body
    assert.ok(Date.now() < deadline, `${url} does not succeed: ${JSON.stringify(response)}`)
  }
}

test('every committed event is delivered although servers, workers and PostgreSQL are killed', async (t) => {
  t.after(() => Promise.all(processes.map(({ stop }) => stop()))) // before they restart
  await migrate(schema, postgres.url)
  const config = testConfig(postgres.url)
  const { db, close } = openDatabase<Database>({ ...config, rowLevelSecurity: false })
  const { owner } = await createBusiness({ db, config })
  await close()

  const { url: databaseUrl } = postgres
  const quiet = { LOG_LEVEL: 'silent' }
  const ports = [await freePort(), await freePort()]
  const [api = '', otherApi = ''] = ports.map((port) => `http://127.0.0.1:${port}/v1`)
  const servers = ports.map((port) =>
    supervise(() => startServerProcess(databaseUrl, { ...quiet, PORT: String(port) }, () => undefined)),
  )
  const workers = [1, 2].map(() => supervise(() => startWorkerProcess(databaseUrl, quiet, () => undefined)))
  const victims = [...servers, ...workers]
  let lostWorkers = 2 * crashes // a crash of PostgreSQL loses the pending writes of both workers
  await requestWithRetry(`${api}/webhooks`, owner.token, { url: `${receiver.url}/hook`, events: ['*'] })

  const acknowledged: number[] = []
  let isWriting = true
  let writes = 0
  const write = async () => {
    while (isWriting) {
      const person = { first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++writes}@example.com` }
      const response = await json(`${writes % 2 === 0 ? api : otherApi}/people`, owner.token, person).catch(
        () => undefined,
      )
      if (response?.status === 201) acknowledged.push(response.body.data.id)
      await sleep(response ? 10 : 50)
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, write))

  for (let count = 0; count < kills; count++) {
    // Waits for writes, so that each kill interrupts work even if a start takes long.
    const before = acknowledged.length
    await eventually('writes continue', async () => acknowledged.length >= before + writesBetweenKills, timeoutMs)
    await sleep(Math.random() * 1_000)
    await eventually('a process is killed', async () => {
      const victim = victims[Math.floor(Math.random() * victims.length)]
      const isKilled = victim?.kill() === true
      if (isKilled && workers.includes(victim)) lostWorkers += 1
      return isKilled
    })
    if (count % Math.ceil(kills / crashes) !== 0) continue
    await sleep(500)
    await postgres.stop('immediate')
    postgres = await startEmbedded({ dataDir })
    assert.equal(postgres.url, databaseUrl)
  }
  await sleep(1_000)
  isWriting = false
  await writing

  const committed: Observations['committed'][number][] = []
  for (let cursor = ''; ; ) {
    const page = await requestWithRetry(`${api}/events?types=person.created&limit=200${cursor}`, owner.token)
    committed.push(...page.data)
    if (page.meta.next_cursor === null) break
    cursor = `&cursor=${encodeURIComponent(page.meta.next_cursor)}`
  }
  const arrived = () => new Set(receiver.received.map(({ headers }) => String(headers['webhook-id'])))
  for (const deadline = Date.now() + timeoutMs; arrived().size < committed.length && Date.now() < deadline; ) {
    await sleep(200)
  }

  const received = receiver.received.map(({ headers, body, at }) => ({
    eventId: String(headers['webhook-id']),
    attempt: String(headers['x-webhook-attempt']),
    body: body.toString('utf8'),
    at,
  }))
  const limits = { repeats: repeatsPerKill * lostWorkers, firstAttemptMs }
  const result = checkDeliveries({ acknowledged, committed, received }, limits)
  t.diagnostic(
    `${kills} kills, ${crashes} stops of PostgreSQL; ${writes} writes, ${acknowledged.length} acknowledged, ` +
      `${result.events} events, ${result.duplicates} duplicates, first attempt after ${result.slowestMs} ms at most`,
  )
  assert.deepEqual(result.violations, [])
})
