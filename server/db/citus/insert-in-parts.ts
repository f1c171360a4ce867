import { type RawBuilder, sql } from 'kysely'
import type { Insertion, Session } from '../placement/placement.ts'

/**
 * Inserts a row in three statements: computes the values, inserts them, and reads the row. An insert into a distributed
 * table cannot have subqueries in its values or its `returning` list.
 */
export async function insertInParts<Row>(
  db: Session,
  { table, values, computed, returning }: Insertion<Row>,
): Promise<Row> {
  const expressions = Object.entries(computed).map(([name, value]) => sql`${value} as ${sql.ref(name)}`)
  const [results] = (await sql<Record<string, unknown>>`select ${sql.join(expressions)}`.execute(db)).rows
  const columns = Object.entries({ ...values, ...results })
  const inserted = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => value))}) returning id`.execute(db)
  const names = returning.map((column) => (typeof column === 'string' ? reference(column) : column))
  const { rows } = await sql<Row>`
    select ${sql.join(names)} from ${sql.table(table)}
    where business_id = ${values.business_id} and id = ${inserted.rows[0]?.id}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`the row of ${table} that was inserted is missing`)
  return row
}

/**
 * Builds a reference to a column.
 *
 * @param column - a column name, optionally with an alias: `name as alias`
 */
function reference(column: string): RawBuilder<unknown> {
  const [name = '', alias] = column.split(' as ')
  return alias === undefined ? sql.ref(name) : sql`${sql.ref(name)} as ${sql.ref(alias)}`
}
