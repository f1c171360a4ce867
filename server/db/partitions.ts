/*
 * Append-only tables are partitioned by week (UTC), so that expired rows are removed by dropping whole partitions:
 * deleting them row by row would cost as much as writing them. Partitions span weeks rather than days because planning
 * time grows with the number of partitions.
 */

/** The retention of a partitioned table. */
export interface PartitionRule {
  /** The minimum retention of a row, in days. A partition is dropped when all its rows may be older. */
  keptDays: number
}

/**
 * SQL for the functions that maintain partitions. They run with the rights of the owner, as workers may use another
 * login.
 *
 * - `make_partitions(table)` creates the partitions of this week and the next, and returns how many it created. The
 *   default partition `…_rest` takes rows of other weeks, so that no insert fails while partitions are missing; the
 *   function moves these rows.
 * - `drop_partitions(table, days)` drops the partitions whose rows are all older, and returns how many it dropped. It
 *   waits for a lock, and so blocks other statements, for at most a quarter of a second; then it fails and can be
 *   called again.
 */
export const partitionFunctions = `
  create or replace function make_partitions(partitioned regclass) returns int
    language plpgsql security definer set search_path = public, pg_catalog, pg_temp set timezone = 'UTC'
    as $$
    declare
      key text := substring(pg_get_partkeydef(partitioned) from 'RANGE \\((.+)\\)');
      rest text := partitioned || '_rest';
      week timestamptz;
      made text;
      count int := 0;
    begin
      if key is null then return 0; end if;
      perform pg_advisory_xact_lock(20261120, partitioned::int);
      if to_regclass(rest) is null then
        execute format('create table %I partition of %s default', rest, partitioned);
      end if;
      for week in execute format($each$
        select date_trunc('week', now()) union select date_trunc('week', now()) + interval '1 week'
        union select date_trunc('week', %I) from %I$each$, key, rest)
      loop
        made := partitioned || to_char(week, '_YYYYMMDD');
        continue when to_regclass(made) is not null;
        execute format('create table %I (like %s including defaults including constraints including indexes)',
          made, partitioned);
        execute format('with moved as (delete from %I where %I >= %L and %2$I < %4$L returning *)
          insert into %5$I select * from moved', rest, key, week, week + interval '1 week', made);
        execute format('alter table %s attach partition %I for values from (%L) to (%L)',
          partitioned, made, week, week + interval '1 week');
        count := count + 1;
      end loop;
      return count;
    end $$;
  create or replace function drop_partitions(partitioned regclass, days int) returns int
    language plpgsql security definer
    set search_path = public, pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '250ms'
    as $$
    declare
      over regclass;
      count int := 0;
    begin
      for over in
        select inhrelid::regclass from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = partitioned
          and substring(pg_get_expr(relpartbound, inhrelid) from 'TO \\(''(.+)''\\)')::timestamptz
            <= now() - make_interval(days => days)
      loop
        execute format('drop table %s', over);
        count := count + 1;
      end loop;
      return count;
    end $$;
  revoke all on function make_partitions, drop_partitions from public`

/** SQL that creates the missing partitions of a table. The parameter is the name of the table. */
export const makePartitions = 'select make_partitions($1::regclass)'
