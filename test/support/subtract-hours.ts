import { type RawBuilder, sql } from 'kysely'

/**
 * Returns SQL for the time in a column minus a number of hours. Citus rejects an update that subtracts an interval from
 * a column, as the result depends on the session's time zone.
 */
export const subtractHours = (column: string, hours: number): RawBuilder<string> =>
  sql`to_timestamp((extract(epoch from ${sql.ref(column)} - to_timestamp(0)) - ${hours * 3600})::float8)`
