import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { migrate } from '../../../server/db/steps/migrate.ts'
import { schema } from '../../../server/schema.ts'
import { closeAfter } from '../close-after.ts'
import { changeDatabase, isCluster, markDistributed } from './citus.ts'

/** A database for one test. */
export interface TestDatabase {
  url: string
}

/**
 * Clones the migrated, empty template in about 20 ms. `npm test` starts one server for all files; a file that runs
 * without `npm test` starts its own. The database is dropped at the end of the test or file, even with open
 * connections.
 *
 * @param options.empty - whether to create a database without a schema
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  if (!process.env.TEST_SERVER_URLS) await ensureOwnServer()
  const { TEST_SERVER_URLS = '', TEST_TEMPLATE = '' } = process.env
  const servers = TEST_SERVER_URLS.split(' ')
  const [first = ''] = servers
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  const template = empty ? 'template0' : TEST_TEMPLATE
  const onEach = async (statement: string) => {
    await Promise.all((empty ? [first] : servers).map((server) => adminPool(server).query(statement)))
  }
  await onEach(`create database ${name} template ${template} strategy file_copy`)
  closeAfter(() => retryDrop(() => onEach(`drop database if exists ${name} with (force)`)))
  const url = changeDatabase(first, name)
  if (isCluster() && !empty) markDistributed(url)
  return { url }
}

const pools = new Map<string, Pool>()

/** Returns the connections to a server that create and drop databases. They do not keep the process running. */
function adminPool(server: string): Pool {
  const existing = pools.get(server)
  if (existing) return existing
  const pool = new Pool({ connectionString: server, max: 2, allowExitOnIdle: true })
  pool.on('error', () => undefined) // the server of a single file stops before the process exits
  pools.set(server, pool)
  return pool
}

/** The server of a test file that runs without `npm test`, for example with `node --test` or in an editor. */
let ownServer: ReturnType<typeof startOwnServer> | undefined

// The first registered function runs last: databases are dropped before their server stops.
if (!process.env.TEST_SERVER_URLS) closeAfter(async () => await (await ownServer)?.stop())

const ensureOwnServer = (): Promise<unknown> => (ownServer ??= startOwnServer())

async function startOwnServer(): Promise<{ stop: () => Promise<void> }> {
  const { startStandaloneServer } = await import('../running/standalone.ts')
  return await startStandaloneServer()
}

/** Creates a migrated database that is not distributed, even in a run on a cluster. Returns its URL. */
export async function createSingleNodeDatabase(): Promise<string> {
  const { url } = await createTestDatabase({ empty: isCluster() })
  if (isCluster()) await migrate(schema, url)
  return url
}

/**
 * Retries to drop a database: PostgreSQL waits only five seconds for its sessions to end, and a busy machine needs
 * longer.
 */
async function retryDrop(drop: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await drop()
    } catch (error) {
      if (attempt === 5 || (error as { code?: string }).code !== '55006') throw error
    }
  }
}
