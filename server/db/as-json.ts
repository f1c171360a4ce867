import { type RawBuilder, sql } from 'kysely'

/** A value for a `jsonb` column; the driver would send a list as a PostgreSQL array. */
export const asJson = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`
