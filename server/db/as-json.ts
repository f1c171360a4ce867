import { type RawBuilder, sql } from 'kysely'

/** Converts a value for a `jsonb` column. Without the cast, the driver would send a list as a PostgreSQL array. */
export const asJson = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`
