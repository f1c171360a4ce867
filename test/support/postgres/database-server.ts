import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../../server/db/embedded/embedded.ts'
import { migrate } from '../../../server/db/steps/migrate.ts'
import { schema } from '../../../server/schema.ts'
import { changeDatabase, distributeTables, execute, joinNodes, nodeUrls } from './citus.ts'
import { startCitusCluster } from './citus-cluster.ts'

const prefix = 'workforce-test-'
const memory = '/dev/shm'
const enoughBytes = 4 * 2 ** 30

/** A PostgreSQL for tests, by a user who may create databases. */
interface Server {
  url: string
  stop: () => Promise<void>
}

/**
 * Starts one PostgreSQL for all test files, or uses `TEST_DATABASE_URL`. Makes the migrated template that
 * `createTestDatabase` clones.
 *
 * @param clusterPrograms - of a PostgreSQL with Citus, to start a cluster instead
 * @returns the environment for the test files
 */
export async function startTestDatabaseServer(
  clusterPrograms?: string,
): Promise<{ env: Record<string, string>; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  const template = `workforce_template_${randomBytes(4).toString('hex')}`
  const start = clusterPrograms === undefined ? startThrowaway : () => startCluster(clusterPrograms)
  const server = given === undefined ? await start() : { url: given, stop: () => dropTemplate(given, template) }
  const servers = await nodeUrls(server.url)
  const templates = servers.map((url) => changeDatabase(url, template))
  for (const url of servers) await execute(url, `create database ${template}`)
  const [first = ''] = templates
  const isCluster = servers.length > 1
  if (isCluster) await joinNodes(templates)
  await migrate(schema, first, { rowLevelSecurity: !isCluster })
  if (isCluster) await distributeTables(first)
  for (const url of servers) await closeTemplate(url, template)
  return { env: { TEST_SERVER_URLS: servers.join(' '), TEST_TEMPLATE: template }, stop: server.stop }
}

/** A connection would block the cloning. */
async function closeTemplate(url: string, template: string): Promise<void> {
  await execute(url, `alter database ${template} allow_connections false`)
  await execute(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`)
}

async function startCluster(programs: string): Promise<Server> {
  const cluster = await startCitusCluster(programs, await placeOfData())
  return { url: await cluster.join(), stop: cluster.remove }
}

const placeOfData = async (): Promise<string> => ((await hasRoom(memory)) ? memory : tmpdir())

async function startThrowaway(): Promise<Server> {
  for (const folder of [tmpdir(), memory]) await removeAbandoned(folder)
  const dataDir = await mkdtemp(join(await placeOfData(), `${prefix}${process.pid}-`))
  const { url, stop } = await startEmbedded({ dataDir, durable: false })
  return {
    url,
    stop: async () => {
      await stop('immediate')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function dropTemplate(url: string, template: string): Promise<void> {
  for (const server of await nodeUrls(url)) await execute(server, `drop database if exists ${template} with (force)`)
}

/**
 * Whether the data fit in a folder. Each clone is 600 files, which a file system on a disk makes and removes with many
 * times the work of one in memory.
 */
async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > enoughBytes
}

/** Removes servers that killed test runs have left running. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : process.pid
    if (Number.isNaN(pid) || isAlive(pid)) continue
    const dataDir = join(folder, name)
    try {
      await (await startEmbedded({ dataDir, durable: false })).stop('immediate')
      await rm(dataDir, { recursive: true, force: true })
    } catch (error) {
      process.stderr.write(`${dataDir} of a test run that was killed stays: ${String(error)}\n`)
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
