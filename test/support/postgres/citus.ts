import { sql } from 'kysely'
import { Client } from 'pg'
import { distribute } from '../../../server/db/citus/distribution.ts'
import type { Db } from '../../../server/operation/work.ts'
import { schema } from '../../../server/schema.ts'

/** A machine of a cluster, as PostgreSQL names it. */
interface Node {
  host: string
  port: number
  isCoordinator: boolean
}

/** Few, as each is files to clone for every test. */
const shards = 4

/** Whether the databases of this run are distributeTables over the machines of a cluster. */
export const isCluster = (): boolean => process.env.TEST_SERVER_URLS?.includes(' ') ?? false

/** The options of tests of what a database on one machine has, and one that is distributeTables over several has not. */
export const skipOnCluster = (why: string) => ({ skip: isCluster() && why })

/** By their names, as a database may be reached through a proxy. */
const spreadDatabases = new Set<string>()

/** Remembers that a database is distributeTables over machines. */
export const markDistributed = (databaseUrl: string): void => void spreadDatabases.add(new URL(databaseUrl).pathname)

/** Whether a database is distributeTables over machines: a run on a cluster also has empty ones, and servers of single tests. */
export const isDistributedDatabase = (databaseUrl: string): boolean =>
  spreadDatabases.has(new URL(databaseUrl).pathname)

/** @returns the URLs of the machines of a Citus cluster, its coordinator first; one URL where the database has no Citus */
export async function nodeUrls(url: string): Promise<string[]> {
  return await withClient(url, async (client) => {
    const { rowCount } = await client.query("select from pg_extension where extname = 'citus'")
    if (!rowCount) return [url]
    const { rows } = await client.query<Node>(
      `select nodename as host, nodeport as port, groupid = 0 as "isCoordinator" from pg_dist_node
        where noderole = 'primary' order by groupid`,
    )
    return rows.map(({ host, port }) => at(url, { host, port }))
  })
}

/** The port of the machine that has the rows of a business. */
export async function nodePort(db: Db, businessId: number): Promise<number> {
  const { rows } = await sql<{ port: number }>`
    select nodeport as port from pg_dist_placement join pg_dist_node using (groupid)
    where shardid = get_shard_id_for_distribution_column('people', ${businessId}::integer)`.execute(db)
  return rows[0]?.port ?? 0
}

/** Joins databases of the same name, which are empty, to a cluster. */
export async function joinNodes([coordinator = '', ...workers]: string[]): Promise<void> {
  for (const machine of [coordinator, ...workers]) await execute(machine, 'create extension citus')
  await withClient(coordinator, async (client) => {
    const { hostname, port } = new URL(coordinator)
    await client.query('select citus_set_coordinator_host($1, $2)', [hostname, Number(port)])
    for (const worker of workers) {
      const { hostname, port } = new URL(worker)
      await client.query('select citus_add_node($1, $2)', [hostname, Number(port)])
    }
  })
}

/** Spreads the tables of a migrated database. */
export async function distributeTables(coordinator: string): Promise<void> {
  await distribute(schema, coordinator, { shards, say: () => undefined })
}

/** The URL of another database on the same machine. */
export function changeDatabase(url: string, name: string): string {
  const there = new URL(url)
  there.pathname = `/${name}`
  return there.href
}

const at = (url: string, { host, port }: { host: string; port: number }): string => {
  const there = new URL(url)
  there.hostname = host
  there.port = String(port)
  return there.href
}

/** Runs one statement on a connection of its own. */
export const execute = (url: string, statement: string): Promise<unknown> =>
  withClient(url, (client) => client.query(statement))

async function withClient<T>(url: string, perform: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await perform(client)
  } finally {
    await client.end()
  }
}
