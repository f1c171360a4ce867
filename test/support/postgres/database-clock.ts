import { Client } from 'pg'

/**
 * Sets the clock of a database, from which the service takes the date: the value of `now()` and `clock_timestamp()` in
 * later connections, including column defaults.
 *
 * @param time - the current time to set, in the format of RFC 3339
 */
export async function setDatabaseClock(databaseUrl: string, time: string): Promise<void> {
  const seconds = Math.round((Date.parse(time) - Date.now()) / 1000)
  await replaceClock(databaseUrl, (name) => `pg_catalog.${name}() + make_interval(secs => ${seconds})`)
}

/**
 * Stops the clock of a database at a time. Call this function again to move it.
 *
 * @param time - the time, in the format of RFC 3339
 */
export const stopDatabaseClock = (databaseUrl: string, time: string): Promise<void> =>
  replaceClock(databaseUrl, () => `timestamptz '${time}'`)

/** @param expression - returns the SQL expression that replaces a function of PostgreSQL */
async function replaceClock(databaseUrl: string, expression: (name: string) => string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const functions = ['now', 'clock_timestamp'].map(
    (name) => `
      create or replace function clock.${name}() returns timestamptz stable language sql
        return ${expression(name)};`,
  )
  try {
    await client.query(`
      create schema if not exists clock;
      grant usage on schema clock to public;
      ${functions.join('')}
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
