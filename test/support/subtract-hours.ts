import { type RawBuilder, sql } from 'kysely'

/**
 * SQL for a number of hours before the time in a column. Citus refuses to subtract an interval from a column in an
 * update, as the result depends on the time zone of the session.
 */
export const subtractHours = (column: string, hours: number): RawBuilder<string> =>
  sql`to_timestamp((extract(epoch from ${sql.ref(column)} - to_timestamp(0)) - ${hours * 3600})::float8)`
