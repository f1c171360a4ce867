import { type RawBuilder, sql } from 'kysely'

/** A value for a `jsonb` column; the driver would take a list for an array of PostgreSQL. */
export const asJson = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`
