import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Cluster, openCluster, superuser } from './embedded-cluster.ts'
import { commandOf } from './postgres-programs.ts'

/** A PostgreSQL of our own that runs beside this process. */
export interface EmbeddedPostgres {
  /** Of the database `workforce`, as its superuser. */
  url: string
  /** @param mode - `immediate` is a crash: connections break, nothing is written any more */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
}

interface Options {
  /** The cluster is kept in `postgres` below it. */
  dataDir: string
  /** False gives up data after a crash of the machine for speed, for tests. */
  durable?: boolean
  /** Called once, when PostgreSQL ends although nobody called `stop`. */
  onLost?: (error: Error) => void
}

const startTimeoutMs = 60_000

/**
 * Starts PostgreSQL on a loopback port below 32768, or takes over the one that a killed process left running. Data of
 * an earlier start are there again, and so is its port unless it is taken.
 *
 * @throws Error when another process runs this cluster, or when PostgreSQL does not start
 */
export async function startEmbedded({ dataDir, durable = true, onLost }: Options): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir, { durable })
  const { owner, port } = await takeCluster(cluster, { dataDir, durable })
  let expected = false
  owner.on('error', (cause) => {
    if (expected) return
    expected = true // a lost connection may fail twice
    onLost?.(new Error(`The embedded PostgreSQL ended, see ${logOf(cluster)}`, { cause }))
  })
  const stop = async (mode = 'fast') => {
    expected = true
    await stopCluster(cluster, mode)
    await owner.end()
  }
  try {
    const { rowCount } = await owner.query(`select from pg_database where datname = 'workforce'`)
    if (rowCount === 0) await owner.query('create database workforce')
  } catch (error) {
    await stop()
    throw error
  }
  return { url: urlOf(cluster, port, 'workforce'), stop }
}

/** A session's lock, held by whoever runs the cluster: it ends with its process however that ends, unlike a file. */
const ownerLock = 'select pg_try_advisory_lock(20261120, 1) as mine'
const ownerName = `select application_name as name from pg_stat_activity join pg_locks using (pid)
  where locktype = 'advisory' and classid = 20261120 and granted`

/** Starts the cluster where it does not run and takes its owner's lock. Two processes may try at once. */
async function takeCluster(
  cluster: Cluster,
  { dataDir, durable }: { dataDir: string; durable: boolean },
): Promise<{ owner: Client; port: number }> {
  for (const deadline = Date.now() + startTimeoutMs; ; await sleep(100)) {
    try {
      if (!(await isRunning(cluster))) await startCluster(cluster, durable)
      const port = Number((await pidFileOf(cluster))[3])
      const owner = await connect(urlOf(cluster, port, 'postgres'))
      if ((await owner.query<{ mine: boolean }>(ownerLock)).rows[0]?.mine) return { owner, port }
      const { rows } = await owner.query<{ name: string }>(ownerName)
      await owner.end()
      throw new Error(
        `The database in ${dataDir} is in use by ${rows[0]?.name ?? 'another process'}. ` +
          'Stop that one, or set DATA_DIR (and PORT) to run a second.',
      )
    } catch (error) {
      if (!willPass(error) || Date.now() > deadline) throw error
    }
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: `process ${process.pid}`, keepAlive: true })
  await client.connect()
  return client
}

/** PostgreSQL is starting up, shutting down, or between the two in another process's hands. */
function willPass(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    ['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'].includes(code) ||
    /Connection terminated|lock file "postmaster.pid"|pre-existing shared memory|Address already in use/.test(message)
  )
}

async function startCluster(cluster: Cluster, durable: boolean): Promise<void> {
  await removeForeignPidFile(cluster)
  const settings = [
    `-p ${await freePort(cluster.directory)}`,
    '-c listen_addresses=127.0.0.1 -c unix_socket_directories=',
    ...(durable ? [] : ['-c fsync=off -c full_page_writes=off -c max_connections=300']),
  ]
  const log = logOf(cluster)
  await rm(log, { force: true })
  const { code, output } = await cluster.programs.run('pg_ctl', [
    'start',
    ...['-D', cluster.directory],
    ...['-l', log],
    ...['-o', settings.join(' ')],
    ...['-w', '-t', String(startTimeoutMs / 1000)],
  ])
  if (code === 0) return
  throw new Error(`The embedded PostgreSQL does not start:\n${await readFile(log, 'utf8').catch(() => output)}`)
}

async function stopCluster(cluster: Cluster, mode: string): Promise<void> {
  if (!(await isRunning(cluster))) return
  const { code, output } = await cluster.programs.run('pg_ctl', [
    'stop',
    '-D',
    cluster.directory,
    '-m',
    mode,
    '-w',
    '-t',
    '30',
  ])
  if (code === 0 || !(await isRunning(cluster))) return
  if (mode === 'immediate') throw new Error(`The embedded PostgreSQL does not stop:\n${output}`)
  await stopCluster(cluster, 'immediate')
}

async function isRunning(cluster: Cluster): Promise<boolean> {
  const [pid] = await pidFileOf(cluster).catch(() => [])
  return pid !== undefined && (await commandOf(Number(pid))).includes(cluster.directory)
}

/**
 * After a crash PostgreSQL takes the process of that id for itself and refuses to start; ids come round again, at once
 * where a container is started anew.
 */
async function removeForeignPidFile(cluster: Cluster): Promise<void> {
  const [pid] = await pidFileOf(cluster).catch(() => [])
  if (pid === undefined) return
  const command = await commandOf(Number(pid))
  if (command !== '' && !command.includes(cluster.directory)) await rm(join(cluster.directory, 'postmaster.pid'))
}

/** Lines of `postmaster.pid`: process id, directory, start time, port, … */
async function pidFileOf({ directory }: Cluster): Promise<string[]> {
  return (await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n')
}

const logOf = ({ directory }: Cluster) => join(directory, 'postgres.log')

const urlOf = ({ password }: Cluster, port: number, database: string) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`

/** Outgoing connections take ports from 32768 up. The search begins at a port that is the directory's own. */
async function freePort(directory: string): Promise<number> {
  const start = createHash('sha256').update(directory).digest().readUInt32BE()
  for (let tries = 0; ; tries += 1) {
    const port = 15_000 + ((start + tries) % 15_000)
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer()
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
    })
    if (free) return port
  }
}
