import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Client } from 'pg'
import { runAdmin } from '../../../server/commands/run-admin.ts'
import { closeAfter } from '../../support/close-after.ts'
import { createTestDatabase } from '../../support/postgres/database.ts'
import { eventually } from '../../support/race.ts'
import { databaseEnv } from '../../support/service/app.ts'

const startModule = join(import.meta.dirname, '../../../server/commands/start.ts')
const started: ChildProcess[] = []
const timeoutMs = 30_000
after(() => {
  for (const child of started) child.kill('SIGTERM')
})

/** Runs the command of `npm start` without npm. */
function start(env: Record<string, string>) {
  const { DATABASE_URL: _, LOG_LEVEL: __, NODE_ENV: ___, ...inherited } = process.env
  const child = fork(startModule, {
    env: { ...inherited, PORT: '0', ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const end = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  const ready = Promise.race([
    once(child, 'message').then(([message]) => (message as { url: string }).url),
    end.then(() => assert.fail(`it exited before it was ready:\n${output}`)),
  ])
  ready.catch(() => undefined) // tests that expect the process to exit handle the error
  return { child, end, ready, output: () => output }
}

async function send(url: string, { token, ...body }: { token?: string; [member: string]: unknown }) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  return { status: response.status, data: ((await response.json()) as { data: Record<string, unknown> }).data }
}

async function login(url: string): Promise<string> {
  const { data } = await send(`${url}/v1/login`, { email: 'owner@acme.test', password: 'acme-owner-demo' })
  return String(data.token)
}

async function countPeople(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: string }>('select count(*) from people')
  await client.end()
  return Number(rows[0]?.count)
}

/** Terminates the database connections of workers, which makes them exit. */
async function endWorkers(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'workforce worker'`,
  )
  await client.end()
}

test('starts without set-up, delivers to loopback, stops on Ctrl-C or when its output is closed, and continues after a stop and a kill', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'workforce-start-'))
  t.after(() => rm(dataDir, { recursive: true }))
  const urlFile = join(dataDir, 'database-url')

  const received = Promise.withResolvers<unknown>()
  const receiver = createServer((req, res) => {
    received.resolve(req.headers['x-webhook-event'])
    req.resume().on('end', () => res.end())
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  t.after(() => receiver.close())

  const first = start({ DATA_DIR: dataDir })
  const url = await first.ready
  for (const text of [`${url}/v1`, `${url}/docs`, `curl ${url}/v1/login`, 'owner@globex.test / globex-owner-demo']) {
    assert.ok(first.output().includes(text), `${text} in ${first.output()}`)
  }
  const steps = first.output().split('\n\n')[0]?.split('\n') ?? []
  assert.deepEqual(
    steps.map((step) => step.split(' ')[0]),
    ['Making', 'Starting', 'Migrating', 'Adding', 'Starting'],
  )
  assert.equal((await readFile(join(dataDir, 'service-url'), 'utf8')).trim(), url)
  const databaseUrl = (await readFile(urlFile, 'utf8')).trim()
  assert.equal(await countPeople(databaseUrl), 205)
  const link = await runAdmin(['password-link', '--email', 'owner@globex.test'], { DATA_DIR: dataDir })
  assert.ok(link.out.startsWith(`${url}/password/`), link.out + link.err)
  const [, secret] = /\/password\/(\S+)/.exec(link.out) ?? []
  const { status } = await fetch(`${url}/v1/password/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: secret, password: 'a long enough password' }),
  })
  assert.equal(status, 204)
  const token = await login(url)
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  assert.equal((await send(`${url}/v1/webhooks`, { token, url: hook, events: ['*'] })).status, 201)
  const person = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@acme.test' }
  assert.equal((await send(`${url}/v1/people`, { token, ...person })).status, 201)
  assert.equal(await received.promise, 'person.created')

  first.child.kill('SIGINT')
  assert.deepEqual(await first.end, { code: 0, signal: null })
  await assert.rejects(fetch(`${url}/health/live`))
  await assert.rejects(countPeople(databaseUrl), { code: 'ECONNREFUSED' })
  assert.equal(existsSync(urlFile), false)
  assert.equal(existsSync(join(dataDir, 'service-url')), false)

  const second = start({ DATA_DIR: dataDir })
  const secondUrl = await second.ready
  assert.equal(await countPeople(databaseUrl), 206)
  second.child.kill('SIGKILL')
  const isGone = () =>
    fetch(`${secondUrl}/health/live`).then(
      () => false,
      () => true,
    )
  await eventually('the API ends with the process that started it', isGone, timeoutMs)

  const third = start({ DATA_DIR: dataDir })
  await third.ready
  assert.equal(await countPeople(databaseUrl), 206)
  assert.ok(third.output().includes('owner@acme.test / acme-owner-demo'))
  assert.ok(!third.output().includes('owner@globex.test'), 'a changed password is not shown')
  assert.ok(!third.output().includes('Adding the demo data'))
  third.child.stdout?.destroy() // as in `npm start | head`
  await endWorkers(databaseUrl)
  assert.deepEqual(await third.end, { code: 0, signal: null })
  await assert.rejects(countPeople(databaseUrl), { code: 'ECONNREFUSED' })
})

test('migrates an external database without adding demo data, and restarts a worker that loses its connection', async (t) => {
  const database = await createTestDatabase({ empty: true })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  closeAfter(() => client.end())
  const dataDir = await mkdtemp(join(tmpdir(), 'workforce-start-'))
  t.after(() => rm(dataDir, { recursive: true }))

  const service = start({ DATABASE_URL: database.url, DATA_DIR: dataDir })
  await service.ready
  assert.equal(await countPeople(database.url), 0)
  assert.equal(existsSync(join(dataDir, 'postgres')), false)
  assert.ok(!service.output().includes('Demo'))

  const workers = async () => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'workforce worker' and datname = current_database()`,
    )
    return rows.map(({ pid }) => pid)
  }
  const [before = assert.fail('no worker')] = await workers()
  await client.query('select pg_terminate_backend($1)', [before])
  await eventually('another worker', async () => (await workers()).some((pid) => pid !== before), timeoutMs)
  assert.match(service.output(), /The worker exited with code 1\. Restarting in 0\.25 s\./)

  service.child.kill('SIGTERM')
  assert.deepEqual(await service.end, { code: 0, signal: null })
  assert.deepEqual(await workers(), [])
})

test('exits with the reason and the setting to change when the port is in use', async (t) => {
  const database = await createTestDatabase()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  t.after(() => other.close())
  const { port } = other.address() as AddressInfo

  const service = start({ ...databaseEnv(database.url), PORT: String(port) })
  assert.deepEqual(await service.end, { code: 1, signal: null })
  assert.match(
    service.output(),
    new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is in use: choose another with PORT\\.$`, 'm'),
  )
  assert.doesNotMatch(service.output(), /database/)

  const dataDir = await mkdtemp(join(tmpdir(), 'workforce-start-port-'))
  t.after(() => rm(dataDir, { recursive: true }))
  const embedded = start({ DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(port) })
  assert.deepEqual(await embedded.end, { code: 1, signal: null })
  assert.match(embedded.output(), new RegExp(`^Port ${port} .* is in use`, 'm'))
  assert.equal(existsSync(join(dataDir, 'postgres')), false, 'no database is created for a service that cannot listen')
})

test('refuses an invalid environment before creating anything', async () => {
  const dataDir = join(tmpdir(), `workforce-start-unused-${process.pid}`)
  const keys = { JWT_SECRETS: `k:${'x'.repeat(32)}`, ENCRYPTION_KEYS: `k:${Buffer.alloc(32).toString('base64')}` }
  const service = start({ ...keys, DATA_DIR: dataDir, PORT: 'http', WEBHOOK_TIMEOUT_SECONDS: '-1' })
  assert.deepEqual(await service.end, { code: 1, signal: null })
  assert.match(service.output(), /PORT: .*\n.*WEBHOOK_TIMEOUT_SECONDS: /)
  assert.equal(existsSync(dataDir), false)
})

test('uses no embedded database in production', async () => {
  const service = start({ NODE_ENV: 'production' })
  assert.deepEqual(await service.end, { code: 1, signal: null })
  assert.match(service.output(), /DATABASE_URL is required/)
})
