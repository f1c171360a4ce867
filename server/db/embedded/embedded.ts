import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Cluster, openCluster, superuser } from './embedded-cluster.ts'
import { readCommandLine } from './postgres-programs.ts'

/** A PostgreSQL server that runs in the background. */
export interface EmbeddedPostgres {
  /** The URL of the database `workforce`, for its superuser. */
  url: string
  /**
   * Stops the server.
   *
   * @param mode - `immediate` acts like a crash: connections break, and nothing more is written
   */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
}

interface Options {
  /** The folder that contains `postgres`, the folder of the cluster. */
  dataDir: string
  /**
   * Whether PostgreSQL waits until its data are on disk. False is faster, but a crash of the machine may lose data; for
   * tests.
   */
  durable?: boolean
  /** Called once when PostgreSQL ends without a call to `stop`. */
  onLost?: (error: Error) => void
  /** Called at the beginning of each step that takes seconds, with a sentence that describes it. */
  onStep?: (step: string) => void
}

const startTimeoutMs = 60_000

/**
 * Starts PostgreSQL on a loopback port below 32768, or takes over the server that a killed process left running. Keeps
 * the data of earlier starts, and reuses their port unless it is taken.
 *
 * @throws Error when another process runs this cluster, or when PostgreSQL does not start
 */
export async function startEmbedded({ dataDir, durable = true, onLost, onStep }: Options): Promise<EmbeddedPostgres> {
  const place = join(dataDir, 'postgres')
  const cluster = await openCluster(dataDir, {
    durable,
    onCreate: () => onStep?.(`Making the files of a PostgreSQL in ${place}, once`),
  })
  onStep?.(`Starting PostgreSQL on the data in ${place}`)
  const { owner, port } = await takeCluster(cluster, { dataDir, durable })
  let expected = false
  owner.on('error', (cause) => {
    if (expected) return
    expected = true // a lost connection may emit two errors
    onLost?.(new Error(`The embedded PostgreSQL ended, see ${logPath(cluster)}`, { cause }))
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
  return { url: databaseUrl(cluster, port, 'workforce'), stop }
}

/**
 * SQL that takes the session-level advisory lock of the process that runs the cluster. Unlike a lock file, the lock is
 * released when the process ends.
 */
const ownerLock = 'select pg_try_advisory_lock(20261120, 1) as mine'
const ownerName = `select application_name as name from pg_stat_activity join pg_locks using (pid)
  where locktype = 'advisory' and classid = 20261120 and granted`

/** Starts the cluster unless it is running, and takes the owner's lock. Two processes may call this concurrently. */
async function takeCluster(
  cluster: Cluster,
  { dataDir, durable }: { dataDir: string; durable: boolean },
): Promise<{ owner: Client; port: number }> {
  for (const deadline = Date.now() + startTimeoutMs; ; await sleep(100)) {
    try {
      if (!(await isRunning(cluster))) await startCluster(cluster, durable)
      const port = Number((await readPidFile(cluster))[3])
      const owner = await connect(databaseUrl(cluster, port, 'postgres'))
      if ((await owner.query<{ mine: boolean }>(ownerLock)).rows[0]?.mine) return { owner, port }
      const { rows } = await owner.query<{ name: string }>(ownerName)
      await owner.end()
      throw new Error(
        `The database in ${dataDir} is in use by ${rows[0]?.name ?? 'another process'}. ` +
          'Stop that process, or set DATA_DIR (and PORT) to run a second service.',
      )
    } catch (error) {
      if (!isTransient(error) || Date.now() > deadline) throw error
    }
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: `process ${process.pid}`, keepAlive: true })
  await client.connect()
  return client
}

/** Whether the error is temporary: PostgreSQL is starting, stopping, or being started by another process. */
function isTransient(error: unknown): boolean {
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
  const log = logPath(cluster)
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
  const [pid] = await readPidFile(cluster).catch(() => [])
  return pid !== undefined && (await readCommandLine(Number(pid))).includes(cluster.directory)
}

/**
 * Removes the pid file of a crashed server when another program now has its process ID: PostgreSQL would mistake that
 * program for a running server and refuse to start. Process IDs are reused, immediately so in a restarted container.
 */
async function removeForeignPidFile(cluster: Cluster): Promise<void> {
  const [pid] = await readPidFile(cluster).catch(() => [])
  if (pid === undefined) return
  const command = await readCommandLine(Number(pid))
  if (command !== '' && !command.includes(cluster.directory)) await rm(join(cluster.directory, 'postmaster.pid'))
}

/** Returns the lines of `postmaster.pid`: process ID, directory, start time, port, … */
async function readPidFile({ directory }: Cluster): Promise<string[]> {
  return (await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n')
}

const logPath = ({ directory }: Cluster) => join(directory, 'postgres.log')

const databaseUrl = ({ password }: Cluster, port: number, database: string) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`

/**
 * Finds a free port below 32768, as outgoing connections use higher ports. The search starts at a port derived from the
 * directory.
 */
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
