import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { refuseWhileServing } from '../embedded/refuse-while-serving.ts'
import type { Schema } from '../orm.ts'

/*
 * Citus spreads a database over the machines of a cluster: the rows of a business are together on one of them, and a few
 * tables are whole on each. No statement knows where a row is; only the sharing of connections asks (`MachineShares`).
 */

/** The column by which rows are spread. */
const key = 'business_id'

/** What `distribute` did, by table. */
export interface Distribution {
  /** Spread by business. */
  spread: string[]
  /** Whole on each machine. */
  everywhere: string[]
  /** Relations between tables that PostgreSQL guards no more, as `api_keys (business_id, created_by) → users`. */
  unguarded: string[]
  /** Indexes that hold apart what is in one business, and no more what is in several. */
  apart: string[]
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
  /** PostgreSQL's text of it. */
  definition: string
  /** The columns, where it is a primary key. */
  primary_key: string | null
}

/**
 * SQL for the function with which a migration spreads a table that it has made, before it adds foreign keys. It does
 * nothing in a database that is not distributed.
 */
export const distributionFunctions = `
  create or replace function distribute_table(made regclass, everywhere boolean default false) returns void
    language plpgsql set search_path = public, pg_catalog, pg_temp as $$
    begin
      if to_regclass('pg_catalog.pg_dist_partition') is null then return; end if;
      if not exists (select from pg_dist_partition where logicalrelid = to_regclass('businesses')) then return; end if;
      if exists (select from pg_dist_partition where logicalrelid = made) then return; end if;
      if everywhere then perform create_reference_table(made::text);
      else perform create_distributed_table(made::text, '${key}', colocate_with => 'people');
      end if;
    end $$;
  revoke all on function distribute_table from public`

/**
 * Spreads the tables of a migrated database by business, in one transaction. Tables that are spread already stay as they
 * are.
 *
 * @param options.shards - into how many parts each table is cut; a part is what can be moved to another machine
 * @param options.say - is told of each table
 * @throws Error that says what has to be done first; nothing has changed then
 */
export async function distribute(
  schema: Schema,
  databaseUrl: string,
  { shards, say }: { shards: number; say: (line: string) => void },
): Promise<Distribution> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await refuseWithoutCluster(client)
    await client.query('begin')
    await refuseWhileServing(client)
    // One connection to each machine does all of it, so that each statement sees what those before have done.
    await client.query("set local citus.multi_shard_modify_mode = 'sequential'")
    await client.query('set local citus.enable_unsafe_triggers = on') // ours reach no row but their own
    await client.query(`set local citus.shard_count = ${shards}`)
    await client.query("set local client_min_messages = 'warning'")
    const done = await spreadAll(client, schema, say)
    await client.query('commit')
    return done
  } finally {
    await client.end()
  }
}

async function refuseWithoutCluster(client: Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_extension where extname = 'citus'")
  if (!rowCount)
    throw new Error('This database has no Citus: let an administrator run `create extension citus` on each machine.')
  const { rows } = await client.query<{ has_coordinator: boolean; has_place: boolean }>(
    `select coalesce(bool_or(groupid = 0), false) as has_coordinator,
      coalesce(bool_or(shouldhaveshards and isactive), false) as has_place from pg_dist_node`,
  )
  if (!rows[0]?.has_coordinator)
    throw new Error("The cluster does not know its coordinator: run `select citus_set_coordinator_host('<address>')`.")
  if (!rows[0].has_place)
    throw new Error("The cluster has no machine for rows: run `select citus_add_node('<address>', 5432)` for each.")
}

async function spreadAll(client: Client, schema: Schema, say: (line: string) => void): Promise<Distribution> {
  const missing = await undistributed(client, schema)
  const everywhere = missing.filter((table) => schema.everywhere.includes(table))
  const spread = missing.filter((table) => !schema.everywhere.includes(table))
  const foreignKeys = await foreignKeysOf(client, missing)
  for (const { from, name } of foreignKeys) await client.query(`alter table ${from} drop constraint ${name}`)
  for (const table of everywhere) {
    await client.query('select create_reference_table($1)', [table])
    say(`${table}: on each machine`)
  }
  const [first] = await client
    .query<{ name: string }>("select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' limit 1")
    .then(({ rows }) => rows.map(({ name }) => name))
  const apart = await narrow(client, spread)
  for (const table of spread) {
    const beside = first ?? spread[0]
    const colocated = beside === table ? 'default' : beside
    await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [table, key, colocated])
    say(`${table}: by ${key}`)
  }
  const unguarded: string[] = []
  for (const { from, to, name, definition } of foreignKeys) {
    if (schema.everywhere.includes(from) && !schema.everywhere.includes(to)) unguarded.push(describe(from, definition))
    else await client.query(`alter table ${from} add constraint ${name} ${definition}`)
  }
  return { spread, everywhere, unguarded, apart }
}

/**
 * Adds the business to primary keys that lack it, and lets unique indexes that lack it serve only to look up: each
 * machine has the rows of some businesses, so that it cannot tell what is unique in all. They are of random tokens, and
 * of what the service holds apart itself.
 *
 * @returns the names of the indexes
 */
async function narrow(client: Client, tables: readonly string[]): Promise<string[]> {
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

/** The tables of the schema that are still on one machine, but for those of no business. */
async function undistributed(client: Client, { entities, everywhere }: Schema): Promise<string[]> {
  const wanted = entities
    .filter(({ meta }) => key in meta.properties || everywhere.includes(meta.tableName))
    .map(({ meta }) => meta.tableName)
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) name
      where not exists (select from pg_dist_partition where logicalrelid = name::regclass)`,
    [wanted.map((name) => escapeIdentifier(name))],
  )
  return rows.map(({ name }) => name.replaceAll('"', ''))
}

/** The foreign keys from these tables and to them. */
async function foreignKeysOf(client: Client, tables: readonly string[]): Promise<ForeignKey[]> {
  const named = tables.map((table) => `${escapeLiteral(table)}::regclass`).join()
  if (named === '') return []
  const { rows } = await client.query<ForeignKey>(
    `select quote_ident(conname) as name, conrelid::regclass::text as from, confrelid::regclass::text as to,
        pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conparentid = 0 and (conrelid in (${named}) or confrelid in (${named}))`,
  )
  return rows
}

/** `users (business_id, person_id) → people`, of PostgreSQL's text of a foreign key. */
function describe(from: string, definition: string): string {
  const [, columns, to] = /^FOREIGN KEY (\(.+?\)) REFERENCES (\w+)/.exec(definition) ?? []
  return `${from} ${columns} → ${to}`
}
