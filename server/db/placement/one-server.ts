import { type RawBuilder, sql } from 'kysely'
import { lookupStatement } from './lookup-statement.ts'
import type {
  Batch,
  DistinctColumn,
  EventWrite,
  Insertion,
  List,
  Lookup,
  Match,
  Placement,
  Session,
  StatementGroup,
} from './placement.ts'

/** The placement of all rows on one server, where a statement may reach the rows of any number of businesses. */
export const oneServer: Placement = {
  waiting: 0,
  functionsReadTables: true,

  use: (_businessId, work) => work(),

  async find<Row>(db: Session, lookup: Lookup): Promise<Row[]> {
    return (await lookupStatement<Row>(lookup).execute(db)).rows
  },

  /**
   * Steps through the index from one value to the next. The cost does not depend on how many rows have the same value.
   */
  distinct({ table, column, where }: DistinctColumn): RawBuilder<unknown> {
    const [rows, value] = [sql.table(table), sql.ref(column)]
    return sql`
      with recursive step (value) as (
        (select ${value} from ${rows} order by ${value} limit 1)
        union all
        select (select ${value} from ${rows} where ${value} > step.value order by ${value} limit 1)
        from step where step.value is not null
      )
      select step.value as ${value} from step
      where step.value is not null and exists (select from ${rows} where ${value} = step.value and ${where})`
  },

  /** Returns SQL that stops at the first matching row. */
  semiJoin: ({ from, column }: List, matches: readonly Match[]) => sql`
    select ${sql.ref(column)} from ${from}
    where ${sql.join(
      matches.map(({ table, on }) => sql`exists (select from ${sql.table(table)} where ${on})`),
      sql` or `,
    )}`,

  async groups<Item>(items: readonly Item[]): Promise<StatementGroup<Item>[]> {
    return [{ business: undefined, items: [...items] }]
  },

  isNodeDown: () => false,

  /** Selects rows by `ctid`, without an index. */
  batch: ({ table, where, size }: Batch) => sql`
    ctid = any(array(select ctid from ${sql.table(table)} where ${where} limit ${sql.lit(size)}))`,

  insert: <Row>(_db: Session, { inOne }: Insertion<Row>) => inOne(),

  async writeEvents(_db: Session, { inOne }: EventWrite): Promise<void> {
    inOne()
  },
}
