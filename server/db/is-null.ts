import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a column is null, of rows that are looked up or joined by their key: a condition that implies no predicate of
 * an index.
 *
 * Without statistics PostgreSQL expects a column to be null in one row of 200. An index on the few rows `where
 * deleted_at is null` then seems to find a single row of a business of 20,000 people, is preferred to the key, and all
 * of them are read.
 *
 * @param column - with its table
 */
export const isNullInRow = (column: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.ref(column)} is null, false)`
