import { randomBytes } from 'node:crypto'
import { migrate } from '../../../server/db/steps/migrate.ts'
import { schema } from '../../../server/schema.ts'
import { closeAfter } from '../close-after.ts'
import { changeDatabase, execute, isCluster, markDistributed } from './citus.ts'

/** A database for one test. */
export interface TestDatabase {
  url: string
}

/**
 * Clones the migrated, empty template in about 20 ms. `npm test` has one server for all files; a file by itself starts
 * one. The database is dropped at the end of the test or file, even with open connections.
 *
 * @param options.empty - true for a database without any schema
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  if (!process.env.TEST_SERVER_URLS) await startOwnServer()
  const { TEST_SERVER_URLS = '', TEST_TEMPLATE = '' } = process.env
  const servers = TEST_SERVER_URLS.split(' ')
  const [first = ''] = servers
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  const template = empty ? 'template0' : TEST_TEMPLATE
  const onEach = async (statement: string) => {
    await Promise.all((empty ? [first] : servers).map((server) => execute(server, statement)))
  }
  await onEach(`create database ${name} template ${template} strategy file_copy`)
  closeAfter(() => dropped(() => onEach(`drop database if exists ${name} with (force)`)))
  const url = changeDatabase(first, name)
  if (isCluster() && !empty) markDistributed(url)
  return { url }
}

/** The server of a file that runs without `npm test`: `node --test test/….test.ts`, or the button of an editor. */
let ownServer: ReturnType<typeof startAlone> | undefined

// Registered with the file before anything else, so that it runs last: databases are dropped before their server stops.
if (!process.env.TEST_SERVER_URLS) closeAfter(async () => await (await ownServer)?.stop())

const startOwnServer = (): Promise<unknown> => (ownServer ??= startAlone())

async function startAlone(): Promise<{ stop: () => Promise<void> }> {
  const { startStandaloneServer } = await import('../running/standalone.ts')
  return await startStandaloneServer()
}

/** The URL of a new migrated database that is on one machine, also in a run on a cluster. */
export async function createSingleNodeDatabase(): Promise<string> {
  const { url } = await createTestDatabase({ empty: isCluster() })
  if (isCluster()) await migrate(schema, url)
  return url
}

/** PostgreSQL gives the processes of a database five seconds to end, which can be too few beside other tests. */
async function dropped(drop: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await drop()
    } catch (error) {
      if (tries === 5 || (error as { code?: string }).code !== '55006') throw error
    }
  }
}
