import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the condition that a person is one of some people.
 *
 * @param column - the column with the person's ID
 * @param people - the IDs of the people; undefined for everyone
 */
export const isAmong = (column: string, people: readonly number[] | undefined): RawBuilder<boolean> =>
  people === undefined ? sql`true` : sql`${sql.ref(column)} = any(${people}::int[])`
