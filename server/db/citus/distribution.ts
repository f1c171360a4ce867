import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { refuseWhileServing } from '../embedded/refuse-while-serving.ts'
import type { Schema } from '../orm.ts'
import { distributionColumn as key } from './distribution-functions.ts'

/*
 * Citus distributes the tables of a database over the nodes of a cluster: each node has all rows of some businesses,
 * and a copy of a few reference tables. The coordinator routes statements; only the connection shares (`NodeShares`)
 * depend on the node of a business.
 */

/** The result of `distribute`. */
export interface Distribution {
  /** Tables that are distributed by business. */
  distributed: string[]
  /** Tables that are copied to each node. */
  reference: string[]
  /** Dropped foreign keys, such as `api_keys (business_id, created_by) → users`. */
  droppedForeignKeys: string[]
  /** Rebuilt unique indexes, which no longer enforce uniqueness across businesses. */
  rebuiltIndexes: string[]
}

interface ForeignKey {
  name: string
  from: string
  to: string
  definition: string
}

interface UniqueIndex {
  table: string
  name: string
  is_constraint: boolean
  /** The `CREATE INDEX` statement, as PostgreSQL prints it. */
  definition: string
  /** The columns of a primary key, separated by commas; null for other indexes. */
  primary_key: string | null
}

/**
 * Distributes the tables of a migrated database by business, in one transaction. Skips tables that are already
 * distributed.
 *
 * @param options.shards - the number of shards per table; a shard is the unit that moves between nodes
 * @param options.report - called with a line of text for each table
 * @throws Error that names the missing prerequisite; the database is then unchanged
 */
export async function distribute(
  schema: Schema,
  databaseUrl: string,
  { shards, report }: { shards: number; report: (line: string) => void },
): Promise<Distribution> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await refuseWithoutCluster(client)
    await client.query('begin')
    await refuseWhileServing(client)
    // Use one connection to each node, so that each statement sees the results of earlier statements.
    await client.query("set local citus.multi_shard_modify_mode = 'sequential'")
    await client.query('set local citus.enable_unsafe_triggers = on') // our triggers access only their own row
    await client.query(`set local citus.shard_count = ${shards}`)
    await client.query("set local client_min_messages = 'warning'")
    const distribution = await distributeAll(client, schema, report)
    await client.query('commit')
    return distribution
  } finally {
    await client.end()
  }
}

async function refuseWithoutCluster(client: Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_extension where extname = 'citus'")
  if (!rowCount)
    throw new Error('This database has no Citus: let an administrator run `create extension citus` on each node.')
  const { rows } = await client.query<{ has_coordinator: boolean; has_node: boolean }>(
    `select coalesce(bool_or(groupid = 0), false) as has_coordinator,
      coalesce(bool_or(shouldhaveshards and isactive), false) as has_node from pg_dist_node`,
  )
  if (!rows[0]?.has_coordinator)
    throw new Error("The cluster does not know its coordinator: run `select citus_set_coordinator_host('<address>')`.")
  if (!rows[0].has_node)
    throw new Error("The cluster has no node for rows: run `select citus_add_node('<address>', 5432)` for each.")
}

async function distributeAll(client: Client, schema: Schema, report: (line: string) => void): Promise<Distribution> {
  const missing = await undistributed(client, schema)
  const reference = missing.filter((table) => schema.referenceTables.includes(table))
  const distributed = missing.filter((table) => !schema.referenceTables.includes(table))
  const foreignKeys = await findForeignKeys(client, missing)
  for (const { from, name } of foreignKeys) await client.query(`alter table ${from} drop constraint ${name}`)
  for (const table of reference) {
    await client.query('select create_reference_table($1)', [table])
    report(`${table}: on each node`)
  }
  const [first] = await client
    .query<{ name: string }>("select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' limit 1")
    .then(({ rows }) => rows.map(({ name }) => name))
  const rebuiltIndexes = await addBusinessToKeys(client, distributed)
  for (const table of distributed) {
    const lead = first ?? distributed[0]
    const colocateWith = lead === table ? 'default' : lead
    await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [table, key, colocateWith])
    report(`${table}: by ${key}`)
  }
  const droppedForeignKeys: string[] = []
  const isReference = (table: string) => schema.referenceTables.includes(table)
  for (const { from, to, name, definition } of foreignKeys) {
    if (isReference(from) && !isReference(to)) droppedForeignKeys.push(describe(from, definition))
    else await client.query(`alter table ${from} add constraint ${name} ${definition}`)
  }
  return { distributed, reference, droppedForeignKeys, rebuiltIndexes }
}

/**
 * Adds the business to primary keys that lack it, and replaces other unique indexes that lack it with non-unique
 * indexes. A shard has only the rows of some businesses, so its index cannot enforce uniqueness across all businesses.
 * The replaced indexes are on random tokens, and on values whose uniqueness the service ensures with a lock.
 *
 * @returns the names of the changed indexes
 */
async function addBusinessToKeys(client: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<UniqueIndex>(
    `select quote_ident(relname) as table, index.indexrelid::regclass::text as name, conname is not null as is_constraint,
        pg_get_indexdef(index.indexrelid) as definition,
        (select string_agg(quote_ident(attname), ', ' order by place) from unnest(conkey) with ordinality as key (number, place)
          join pg_attribute on attrelid = conrelid and attnum = number where contype = 'p') as primary_key
      from pg_index index join pg_class on pg_class.oid = indrelid left join pg_constraint on conindid = indexrelid
      where indisunique and relname = any($1) and not exists (
        select from pg_attribute where attrelid = indrelid and attname = '${key}' and attnum = any(indkey)
      )`,
    [tables],
  )
  for (const { table, name, is_constraint, definition, primary_key } of rows) {
    await client.query(is_constraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`)
    if (primary_key === null) await client.query(definition.replace('CREATE UNIQUE INDEX', 'CREATE INDEX'))
    else await client.query(`alter table ${table} add constraint ${name} primary key (${primary_key}, ${key})`)
  }
  return rows.map(({ name }) => name)
}

/** Returns the tables of the schema that are not yet distributed or copied. */
async function undistributed(client: Client, { entities, referenceTables }: Schema): Promise<string[]> {
  const required = entities
    .filter(({ meta }) => key in meta.properties || referenceTables.includes(meta.tableName))
    .map(({ meta }) => meta.tableName)
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) name
      where not exists (select from pg_dist_partition where logicalrelid = name::regclass)`,
    [required.map((name) => escapeIdentifier(name))],
  )
  return rows.map(({ name }) => name.replaceAll('"', ''))
}

/** Returns the foreign keys of these tables, and those that reference them. */
async function findForeignKeys(client: Client, tables: readonly string[]): Promise<ForeignKey[]> {
  const oids = tables.map((table) => `${escapeLiteral(table)}::regclass`).join()
  if (oids === '') return []
  const { rows } = await client.query<ForeignKey>(
    `select quote_ident(conname) as name, conrelid::regclass::text as from, confrelid::regclass::text as to,
        pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conparentid = 0 and (conrelid in (${oids}) or confrelid in (${oids}))`,
  )
  return rows
}

/** Formats PostgreSQL's definition of a foreign key as `users (business_id, person_id) → people`. */
function describe(from: string, definition: string): string {
  const [, columns, to] = /^FOREIGN KEY (\(.+?\)) REFERENCES (\w+)/.exec(definition) ?? []
  return `${from} ${columns} → ${to}`
}
