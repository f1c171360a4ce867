import { sql } from 'kysely'
import { Client } from 'pg'
import { distribute } from '../../../server/db/citus/distribution.ts'
import type { Db } from '../../../server/operation/work.ts'
import { schema } from '../../../server/schema.ts'

/** A node of a cluster, as listed in `pg_dist_node`. */
interface Node {
  host: string
  port: number
  isCoordinator: boolean
}

/** The number of shards, which is low because each test clones the files of all shards. */
const shards = 4

/** Whether the databases of this run are distributed over the nodes of a cluster. */
export const isCluster = (): boolean => process.env.TEST_SERVER_URLS?.includes(' ') ?? false

/** Returns the options for a test of a feature that a distributed database lacks. */
export const skipOnCluster = (reason: string) => ({ skip: isCluster() && reason })

/** The URL paths of distributed databases; paths are compared because a database may be reached through a proxy. */
const distributedDatabases = new Set<string>()

/** Registers a database as distributed. */
export const markDistributed = (databaseUrl: string): void =>
  void distributedDatabases.add(new URL(databaseUrl).pathname)

/**
 * Whether a database is distributed. A run on a cluster also has empty databases, and separate servers for single
 * tests.
 */
export const isDistributedDatabase = (databaseUrl: string): boolean =>
  distributedDatabases.has(new URL(databaseUrl).pathname)

/** Returns the URLs of the nodes of a Citus cluster, the coordinator first; only `url` if the database has no Citus. */
export async function nodeUrls(url: string): Promise<string[]> {
  return await withClient(url, async (client) => {
    const { rowCount } = await client.query("select from pg_extension where extname = 'citus'")
    if (!rowCount) return [url]
    const { rows } = await client.query<Node>(
      `select nodename as host, nodeport as port, groupid = 0 as "isCoordinator" from pg_dist_node
        where noderole = 'primary' order by groupid`,
    )
    return rows.map(({ host, port }) => changeServer(url, { host, port }))
  })
}

/** Returns the port of the node that stores the rows of a business. */
export async function nodePort(db: Db, businessId: number): Promise<number> {
  const { rows } = await sql<{ port: number }>`
    select nodeport as port from pg_dist_placement join pg_dist_node using (groupid)
    where shardid = get_shard_id_for_distribution_column('people', ${businessId}::integer)`.execute(db)
  return rows[0]?.port ?? 0
}

/** Joins empty databases of the same name on several nodes into a cluster. */
export async function joinNodes([coordinator = '', ...workers]: string[]): Promise<void> {
  for (const node of [coordinator, ...workers]) await execute(node, 'create extension citus')
  await withClient(coordinator, async (client) => {
    const { hostname, port } = new URL(coordinator)
    await client.query('select citus_set_coordinator_host($1, $2)', [hostname, Number(port)])
    for (const worker of workers) {
      const { hostname, port } = new URL(worker)
      await client.query('select citus_add_node($1, $2)', [hostname, Number(port)])
    }
  })
}

/** Distributes the tables of a migrated database. */
export async function distributeTables(coordinator: string): Promise<void> {
  await distribute(schema, coordinator, { shards, report: () => undefined })
}

/** Returns the URL of another database on the same server. */
export function changeDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

const changeServer = (url: string, { host, port }: { host: string; port: number }): string => {
  const changed = new URL(url)
  changed.hostname = host
  changed.port = String(port)
  return changed.href
}

/** Executes one statement on a separate connection. */
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
