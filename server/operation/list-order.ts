import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { cutPage, decodeCursor, idPosition, type Page } from './cursor.ts'

/** A sort key that precedes the id: an expression that is never null, and the schema of its values in a cursor. */
type Key = readonly [expression: RawBuilder<string>, shape: z.ZodType<string>]

/** The position of the last row of the previous page; empty on the first page. */
export interface After {
  after_key?: string | undefined
  after_id?: number | undefined
}

/** A row of a list, with its sort key unless the list is sorted by id alone. */
export type Listed<Row> = Row & { id: number; sort_key?: string }

/** The order of a paginated list: by a key, and by id where keys are equal. */
export interface ListOrder {
  /**
   * Decodes a cursor.
   *
   * @throws {ApiError} 422 for a cursor of another order
   */
  after(cursor: string | undefined): After
  /** Selects the rows after a position, in this order. */
  rows<DB, TB extends keyof DB, Row>(
    select: SelectQueryBuilder<DB, TB, Row>,
    after: After,
  ): SelectQueryBuilder<DB, TB, Listed<Row>>
  /** Cuts a page from rows that were selected with `limit + 1`. */
  page<Row>(rows: Listed<Row>[], limit: number): Page<Listed<Row>>
}

/** The sort key and id of the last row of a page, as stored in a cursor. */
interface Place {
  key?: string | undefined
  id: number
}

type Ascending<Sort extends string> = Exclude<Sort, `-${string}` | 'id'>

/**
 * Returns a function that returns the orders of a list and creates each only once.
 *
 * @param keys - the sort keys, by their name in the API; a `-` before the name sorts in descending order
 * @param id - the name of the id column
 */
export function listOrders<Sort extends string>(
  keys: Readonly<Record<Ascending<Sort>, Key>>,
  id = 'id',
): (sort: Sort) => ListOrder {
  const known = new Map<Sort, ListOrder>()
  return (sort) => {
    const order = known.get(sort) ?? createOrder(sort, keys[sort.replace('-', '') as Ascending<Sort>] ?? [], id)
    known.set(sort, order)
    return order
  }
}

function createOrder(sort: string, [key, shape]: Key | readonly [], column: string): ListOrder {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const beyond = sql.raw(direction === 'desc' ? '<' : '>')
  const id = sql<number>`${sql.ref(column)}`
  const place: z.ZodType<Place> = z.object({
    sort: z.literal(sort),
    key: shape ?? z.undefined().optional(),
    id: idPosition,
  })
  const idAlone: z.ZodType<Place> = idPosition.transform((id) => ({ id }))

  return {
    after: (cursor) => {
      const last = decodeCursor(cursor, sort === 'id' ? idAlone : place)
      return { after_key: last?.key, after_id: last?.id }
    },
    rows: (select, { after_key, after_id }) => {
      const rest =
        after_id === undefined
          ? select
          : select.where(
              key
                ? sql<boolean>`(${key}, ${id}) ${beyond} (${after_key}, ${after_id})`
                : sql<boolean>`${id} ${beyond} ${after_id}`,
            )
      const sorted = key ? rest.select(key.as('sort_key')).orderBy(key, direction) : rest
      return sorted.orderBy(id, direction) as never
    },
    page: (rows, limit) =>
      cutPage(rows, limit, ({ sort_key, id }) => (sort === 'id' ? id : { sort, key: sort_key, id })),
  }
}
