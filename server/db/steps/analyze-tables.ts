import { CompiledQuery, type Kysely } from 'kysely'

/*
 * Autovacuum may analyse a table only a minute after it has grown, so bulk inserts end with this analysis.
 */

/**
 * SQL for the functions that analyse tables. They run with the rights of the owner, the only role with this right
 * before PostgreSQL 17.
 *
 * - `tables_to_analyze()` lists tables with rows whose statistics are missing or cover less than half their size, and a
 *   partitioned table instead of its partitions. It omits distributed tables: each node analyses its shards.
 * - `analyze_table(table)` analyses a table without blocking reads and writes. It skips a table that is locked by a
 *   vacuum, an index build or another analyze.
 */
export const analyzeFunctions = `
  create or replace function tables_to_analyze() returns setof regclass
    language sql stable security definer set search_path = pg_catalog, pg_temp
    as $$
      select distinct coalesce(pg_partition_root(pg_class.oid), pg_class.oid)::regclass
      from pg_class cross join pg_relation_size(pg_class.oid) size
      where relnamespace = 'public'::regnamespace and relkind = 'r' and size > 0
        and (
          size > 2 * relpages::bigint * current_setting('block_size')::int
          or not exists (select from pg_stats where schemaname = 'public' and tablename = relname)
        )
    $$;
  create or replace function analyze_table(name regclass) returns void
    language plpgsql security definer set search_path = pg_catalog, pg_temp
    as $$ begin execute format('analyze (skip_locked) %s', name); end $$;
  revoke all on function tables_to_analyze, analyze_table from public`

/** Runs one statement in a separate transaction. */
type Run = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

/**
 * Returns a `Run` that uses a database handle.
 *
 * @param db - a handle with the rights of the role for all businesses
 */
export const runOn =
  (db: Pick<Kysely<unknown>, 'executeQuery'>): Run =>
  (text, values) =>
    db.executeQuery(CompiledQuery.raw(text, values))

/**
 * Analyses the tables whose statistics are missing or cover less than half their size, each in a separate transaction.
 *
 * @param further - tables to analyse in any case
 */
export async function analyzeTables(run: Run, further: readonly string[] = []): Promise<void> {
  const { rows } = await run('select tables_to_analyze()::text as name', [])
  const names = rows.map((row) => (row as { name: string }).name)
  for (const name of new Set([...names, ...further])) await run('select analyze_table($1::regclass)', [name])
}
