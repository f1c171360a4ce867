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

/** A PostgreSQL server for tests. The user in `url` can create databases. */
interface Server {
  url: string
  stop: () => Promise<void>
}

/**
 * Starts one PostgreSQL server for all test files, or uses `TEST_DATABASE_URL`. Creates the migrated template that
 * `createTestDatabase` clones.
 *
 * @param clusterPrograms - the folder of a PostgreSQL with Citus; starts a cluster instead
 * @returns the environment variables for the test files
 */
export async function startTestDatabaseServer(
  clusterPrograms?: string,
): Promise<{ env: Record<string, string>; stop: () => Promise<void> }> {
  const configuredUrl = process.env.TEST_DATABASE_URL
  const template = `workforce_template_${randomBytes(4).toString('hex')}`
  const start = clusterPrograms === undefined ? startTemporaryServer : () => startCluster(clusterPrograms)
  const server =
    configuredUrl === undefined
      ? await start()
      : { url: configuredUrl, stop: () => dropTemplate(configuredUrl, template) }
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

/** Terminates all connections to the template, as any connection would block cloning. */
async function closeTemplate(url: string, template: string): Promise<void> {
  await execute(url, `alter database ${template} allow_connections false`)
  await execute(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`)
}

async function startCluster(programs: string): Promise<Server> {
  const cluster = await startCitusCluster(programs, await dataParent())
  return { url: await cluster.join(), stop: cluster.remove }
}

const dataParent = async (): Promise<string> => ((await hasSpace(memory)) ? memory : tmpdir())

async function startTemporaryServer(): Promise<Server> {
  for (const folder of [tmpdir(), memory]) await removeStaleServers(folder)
  const dataDir = await mkdtemp(join(await dataParent(), `${prefix}${process.pid}-`))
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
 * Whether a folder has enough space for the data directory. Each clone has 600 files, which take much longer to create
 * and remove on a disk than in memory.
 */
async function hasSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > enoughBytes
}

/** Stops and removes the servers of killed test runs. */
async function removeStaleServers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : process.pid
    if (Number.isNaN(pid) || isAlive(pid)) continue
    const dataDir = join(folder, name)
    try {
      await (await startEmbedded({ dataDir, durable: false })).stop('immediate')
      await rm(dataDir, { recursive: true, force: true })
    } catch (error) {
      process.stderr.write(`${dataDir} of a killed test run could not be removed: ${String(error)}\n`)
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
