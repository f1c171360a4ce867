import { type RawBuilder, sql } from 'kysely'

/**
 * SQL for the time of a column, so many hours earlier. Citus refuses to take an interval from a column in an update, as
 * that depends on the time zone of the session.
 */
export const subtractHours = (column: string, hours: number): RawBuilder<string> =>
  sql`to_timestamp((extract(epoch from ${sql.ref(column)} - to_timestamp(0)) - ${hours * 3600})::float8)`
