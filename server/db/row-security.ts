import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import type { Schema, Verb } from './orm.ts'
import { existingRoles, type Roles, rolesOfDatabase } from './roles.ts'
import { transact } from './steps/lock-retry.ts'

const everything: readonly Verb[] = ['select', 'insert', 'update', 'delete']

/**
 * Returns the condition for the rows of one business. It compares the column with one value, so that PostgreSQL can use
 * keys that lead with the business.
 */
const isOfTenant = (column: string): string => `${column} = current_setting('workforce.business_id', true)::integer`

/** The privileges of the roles on a table. */
interface Access {
  table: string
  /** The column that names the business; undefined for a table of the whole service. */
  business: 'business_id' | 'id' | undefined
  tenant: readonly Verb[]
  global: readonly Verb[]
}

/**
 * Derives the privileges from the entities: a new table is restricted to its business as soon as it has a
 * `business_id`.
 */
export const tableAccess = ({ entities, acrossBusinesses }: Pick<Schema, 'entities' | 'acrossBusinesses'>): Access[] =>
  entities.map(({ meta }) => {
    const table = meta.tableName
    const isShared = table !== 'businesses' && !('business_id' in meta.properties)
    return {
      table,
      business: isShared ? undefined : table === 'businesses' ? 'id' : 'business_id',
      tenant: table === 'businesses' ? ['select', 'update'] : everything,
      global: isShared ? everything : (acrossBusinesses[table] ?? []),
    }
  })

/**
 * Enables row-level security on every tenant table: creates the roles, their policies and their privileges. Keeps
 * existing policies and replaces privileges. Locks only new tables, one at a time, and can be repeated after a failure.
 *
 * @throws Error with the SQL for an administrator, when the login lacks the right to create roles
 */
export async function secureTables(client: Client, schema: Schema): Promise<void> {
  const { rows } = await client.query<Roles>(rolesOfDatabase)
  const [roles] = rows
  if (roles === undefined) return
  await ensureRoles(client, roles)
  const tenant = escapeIdentifier(roles.tenant)
  const global = escapeIdentifier(roles.global)
  const [open, granted] = [await openTables(client), await readGrants(client, roles)]
  const accesses = tableAccess(schema)
  for (const { table, business } of accesses) {
    if (business === undefined || !open.has(table)) continue
    const name = escapeIdentifier(table)
    await transact(client, [
      `create policy tenant on ${name} to ${tenant} using (${isOfTenant(business)})`,
      `create policy global on ${name} to ${global} using (true)`,
      `alter table ${name} enable row level security`,
    ])
  }
  const statements = accesses
    .filter((access) => granted.get(access.table) !== grantList(access))
    .flatMap((access) => {
      const table = escapeIdentifier(access.table)
      return [
        `revoke all on ${table} from ${tenant}, ${global}`,
        `grant ${access.tenant.join()} on ${table} to ${tenant}`,
        ...(access.global.length > 0 ? [`grant ${access.global.join()} on ${table} to ${global}`] : []),
      ]
    })
  await transact(client, [
    `grant usage on schema public, graphile_worker to ${tenant}, ${global}`,
    numbersFor(tenant),
    `grant execute on function add_job, add_jobs to ${tenant}, ${global}`,
    `grant execute on function ${schema.tenantFunctions.map(escapeIdentifier).join()} to ${tenant}`,
    `grant execute on function make_partitions, drop_partitions to ${global}`,
    `grant execute on function tables_to_analyze, analyze_table to ${global}`,
    `grant select on migrations to ${tenant}, ${global}`,
    ...statements,
    queueFor(global),
  ])
}

/** Lists the privileges of both roles on a table, in one text for comparison: `global select,tenant select,…`. */
const grantList = ({ tenant, global }: Access): string =>
  [...tenant.map((verb) => `tenant ${verb}`), ...global.map((verb) => `global ${verb}`)].toSorted().join()

/** Reads the privileges that the roles have on each table, in the format of `grantList`. */
async function readGrants(client: Client, { tenant, global }: Roles): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; grants: string[] }>(
    `select relname as name, array_agg(case rolname when $1 then 'tenant ' else 'global ' end
        || lower(privilege_type)) as grants
      from pg_class, aclexplode(relacl) join pg_roles on pg_roles.oid = grantee
      where relnamespace = 'public'::regnamespace and rolname in ($1, $2) group by relname`,
    [tenant, global],
  )
  return new Map(rows.map(({ name, grants }) => [name, grants.toSorted().join()]))
}

/** Returns SQL that grants the use of the sequences, as some IDs are assigned before their row is written. */
const numbersFor = (tenant: string): string => `
  do $$ declare numbers regclass; begin
    for numbers in select sequence.oid from pg_class sequence
      join pg_depend on objid = sequence.oid and deptype = 'i' join pg_class owner on owner.oid = refobjid
      where sequence.relkind = 'S' and owner.relnamespace = 'public'::regnamespace
        and owner.relowner = (select relowner from pg_class where oid = 'businesses'::regclass)
    loop
      execute format('grant usage on sequence %s to %s', numbers, ${escapeLiteral(tenant)});
    end loop;
  end $$`

/** Returns SQL that grants access to the job queue. Its tables have row-level security, but define no policies. */
const queueFor = (global: string): string => `
  grant select, insert, update, delete on all tables in schema graphile_worker to ${global};
  grant usage on all sequences in schema graphile_worker to ${global};
  do $$ declare queue text; begin
    for queue in select tablename from pg_tables where schemaname = 'graphile_worker' and rowsecurity and not exists (
      select from pg_policies where schemaname = pg_tables.schemaname and tablename = pg_tables.tablename
        and policyname = 'global')
    loop
      execute format('create policy global on graphile_worker.%I to %s using (true)', queue, ${escapeLiteral(global)});
    end loop;
  end $$`

/**
 * Returns the tables of the service that have no row-level security yet. Omits partitions, which are accessed only
 * through their parent table.
 */
async function openTables(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and not relrowsecurity`,
  )
  return new Set(rows.map(({ name }) => name))
}

const insufficientPrivilege = '42501'

/**
 * Codes for a role that exists already. Roles belong to the whole cluster, so migrations of other databases may create
 * them concurrently.
 */
const duplicateCodes = ['42710', '23505']

async function ensureRoles(client: Client, roles: Roles): Promise<void> {
  const names = [roles.tenant, roles.global].map((name) => escapeIdentifier(name))
  try {
    const { rowCount } = await client.query(existingRoles)
    if (rowCount === 0) for (const name of names) await createRole(client, name)
    for (const name of names) await join(client, name)
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error
    const { rows } = await client.query<{ login: string }>('select quote_ident(current_user) as login')
    throw new Error(
      `Row-level security needs two roles that this login may not make. Let an administrator run:\n` +
        names.map((name) => `  create role ${name};\n`).join('') +
        `  grant ${names.join(', ')} to ${rows[0]?.login};\n` +
        'Then migrate again. Or set ROW_LEVEL_SECURITY=off: then only the conditions of statements separate businesses.',
      { cause: error },
    )
  }
}

async function createRole(client: Client, name: string): Promise<void> {
  try {
    await client.query(`create role ${name}`)
  } catch (error) {
    if (!duplicateCodes.includes((error as { code?: string }).code ?? '')) throw error
  }
}

/** Allows the login to use `set role`. The creator of a role may first have to grant the role to itself. */
async function join(client: Client, name: string): Promise<void> {
  try {
    await client.query(`set role ${name}`)
    await client.query('reset role')
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error
    await client.query(`grant ${name} to current_user`)
  }
}
