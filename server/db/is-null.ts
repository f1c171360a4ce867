import { type RawBuilder, sql } from 'kysely'

/**
 * Returns a condition that a column is null, from which PostgreSQL cannot infer the predicate of a partial index. It is
 * for rows that are looked up or joined by key.
 *
 * Without statistics, PostgreSQL expects a column to be null in one row of 200. A partial index `where deleted_at is
 * null` then seems to return a single row for a business of 20,000 people, so PostgreSQL prefers it to the key and
 * reads all of them.
 *
 * @param column - the column name, qualified with its table
 */
export const isNullInRow = (column: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.ref(column)} is null, false)`
