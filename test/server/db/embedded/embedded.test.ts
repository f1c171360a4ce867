import assert from 'node:assert/strict'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { type EmbeddedPostgres, startEmbedded } from '../../../../server/db/embedded/embedded.ts'

const template = await mkdtemp(join(tmpdir(), 'workforce-embedded-'))
await (await startEmbedded({ dataDir: template, durable: false })).stop()
after(() => rm(template, { recursive: true }))

/** Runs `work` with the data directory of a stopped cluster, and stops the cluster afterwards. */
async function withDataDir(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = `${template}-${randomBytes(4).toString('hex')}`
  await promisify(execFile)('cp', ['-a', template, dataDir])
  try {
    await work(dataDir)
  } finally {
    if (existsSync(join(dataDir, 'postgres/postmaster.pid'))) {
      const remaining = await start(dataDir).catch(() => undefined)
      await remaining?.stop('immediate')
    }
    await rm(dataDir, { recursive: true })
  }
}

const start = (dataDir: string, onLost?: (error: Error) => void) => startEmbedded({ dataDir, durable: false, onLost })

async function query<Row>({ url }: Pick<EmbeddedPostgres, 'url'>, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** Starts another process that runs the cluster until it is killed. */
async function startElsewhere(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const module = JSON.stringify(join(import.meta.dirname, '../../../../server/db/embedded/embedded.ts'))
  const code = `import { startEmbedded } from ${module}
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: false })
    process.stdout.write(url)
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: String(url) }
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

async function readPostmaster(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}

test('listens on loopback below port 32768, sorts by code point in UTF-8, and requires a password', () =>
  withDataDir(async (dataDir) => {
    const postgres = await start(dataDir)
    const [settings] = await query(
      postgres,
      `select current_setting('listen_addresses') as listen, current_setting('unix_socket_directories') as sockets,
        pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale
      from pg_database where datname = current_database()`,
    )
    const { port, hostname } = new URL(postgres.url)
    assert.deepEqual(settings, { listen: '127.0.0.1', sockets: '', encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8' })
    assert.ok(Number(port) < 32768)
    const stranger = { url: `postgres://workforce:wrong@${hostname}:${port}/workforce` }
    await assert.rejects(query(stranger, 'select 1'), { code: '28P01' })
    await postgres.stop()
    await assert.rejects(query(postgres, 'select 1'), { code: 'ECONNREFUSED' })
  }))

test(
  'leads a new process group, which Ctrl-C does not reach',
  { skip: process.platform !== 'linux' && 'reads /proc' },
  () =>
    withDataDir(async (dataDir) => {
      const { stop } = await start(dataDir)
      const readProcessGroup = async (pid: number) =>
        (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')[2]
      assert.notEqual(await readProcessGroup(await readPostmaster(dataDir)), await readProcessGroup(process.pid))
      await stop()
    }),
)

test('a second start has the same data and URL', () =>
  withDataDir(async (dataDir) => {
    const first = await start(dataDir)
    await query(first, 'create table kept as select 42 as value')
    await first.stop()
    const second = await start(dataDir)
    assert.equal(second.url, first.url)
    assert.deepEqual(await query(second, 'select * from kept'), [{ value: 42 }])
    await second.stop()
  }))

test('of two concurrent starts without a cluster, one succeeds and the other fails with the process ID of the owner', () =>
  withDataDir(async (dataDir) => {
    await rm(join(dataDir, 'postgres'), { recursive: true })
    const starts = await Promise.allSettled([start(dataDir), start(dataDir)])
    const running = starts.filter(({ status }) => status === 'fulfilled')
    const failures = starts.filter(({ status }) => status === 'rejected')
    for (const { value } of running as PromiseFulfilledResult<EmbeddedPostgres>[]) await value.stop()
    assert.equal(running.length, 1)
    const [{ reason }] = failures as [PromiseRejectedResult]
    assert.match(String(reason), new RegExp(`in use by process ${process.pid}\\..*DATA_DIR`))
  }))

test('a running cluster is taken over if its owner was killed', () =>
  withDataDir(async (dataDir) => {
    const { child, url } = await startElsewhere(dataDir)
    const session = new Client({ connectionString: url })
    await session.connect()
    await kill(child)
    const postgres = await start(dataDir)
    assert.equal(postgres.url, url)
    assert.deepEqual((await session.query('select 42 as value')).rows, [{ value: 42 }])
    await session.end()
    await postgres.stop()
  }))

test('committed data survive when all processes are killed', () =>
  withDataDir(async (dataDir) => {
    const { child, url } = await startElsewhere(dataDir)
    await query({ url }, 'create table kept as select 42 as value')
    process.kill(await readPostmaster(dataDir), 'SIGKILL')
    await kill(child)
    const postgres = await start(dataDir)
    assert.deepEqual(await query(postgres, 'select * from kept'), [{ value: 42 }])
    await postgres.stop()
  }))

test('a process with the ID of a killed PostgreSQL does not prevent a start', () =>
  withDataDir(async (dataDir) => {
    const first = await start(dataDir)
    const pidFile = join(dataDir, 'postgres/postmaster.pid')
    const lines = (await readFile(pidFile, 'utf8')).split('\n')
    await first.stop()
    await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'))
    const second = await start(dataDir)
    assert.deepEqual(await query(second, 'select 42 as value'), [{ value: 42 }])
    await second.stop()
  }))

test('an unexpected end of PostgreSQL is reported once', () =>
  withDataDir(async (dataDir) => {
    const losses: Error[] = []
    const loss = Promise.withResolvers<void>()
    const onLost = (error: Error) => {
      losses.push(error)
      loss.resolve()
    }
    const first = await start(dataDir, onLost)
    await first.stop()
    assert.equal(losses.length, 0)
    const second = await start(dataDir, onLost)
    process.kill(await readPostmaster(dataDir), 'SIGKILL')
    await loss.promise
    await second.stop()
    assert.deepEqual(
      losses.map(({ message }) => message),
      [`The embedded PostgreSQL ended, see ${join(dataDir, 'postgres', 'postgres.log')}`],
    )
  }))
