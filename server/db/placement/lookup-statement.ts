import { type RawBuilder, sql } from 'kysely'
import type { Lookup } from './placement.ts'

/** Builds the statement of a lookup. */
export const lookupStatement = <Row>({ from, columns, where, value }: Lookup): RawBuilder<Row> => sql<Row>`
  select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(from)} where ${where(sql`${value}`)}`
