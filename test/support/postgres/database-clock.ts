import { Client } from 'pg'

/**
 * Sets the clock of a database, from which the service takes the date: the value of `now()` in later connections,
 * including column defaults.
 *
 * @param time - the current time to set, in the format of RFC 3339
 */
export async function setDatabaseClock(databaseUrl: string, time: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const seconds = Math.round((Date.parse(time) - Date.now()) / 1000)
    await client.query(`
      create schema clock;
      grant usage on schema clock to public;
      create function clock.now() returns timestamptz stable language sql
        return pg_catalog.now() + make_interval(secs => ${seconds});
      do $$
        declare target record;
        begin
          for target in
            select table_name, column_name from information_schema.columns
            where table_schema = 'public' and column_default = 'now()'
          loop
            execute format('alter table %I alter %I set default clock.now()', target.table_name, target.column_name);
          end loop;
          execute format('alter database %I set search_path = clock, public, pg_catalog', current_database());
        end
      $$`)
  } finally {
    await client.end()
  }
}
