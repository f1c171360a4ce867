import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { cutPage, decodeCursor, idPosition, type Page } from './cursor.ts'
import { keepEach } from './prepare.ts'

/** A sort key that precedes the ID: an expression that is never null, and the schema of its values in a cursor. */
type Key = readonly [expression: RawBuilder<string>, shape: z.ZodType<string>]

/** The position of the last row of the previous page; empty on the first page. */
export interface After {
  after_key?: string | undefined
  after_id?: number | undefined
}

/** A row of a list, with its sort key unless the list is sorted by ID alone. */
export type Listed<Row> = Row & { sort_key?: string }

/** The order of a paginated list: by a key, and by ID where keys are equal. */
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
  /** Cuts a page from rows that were selected with a limit of `limit + 1`. */
  page<Row>(rows: Listed<Row>[], limit: number): Page<Listed<Row>>
}

/** The sort key and ID of the last row of a page, as stored in a cursor. */
interface Place {
  key?: string | undefined
  id: number
}

/** The schema of a cursor that is only an ID. */
const idPlace: z.ZodType<Place> = idPosition.transform((id) => ({ id }))

type Ascending<Sort extends string> = Exclude<Sort, `-${string}` | 'id'>

/**
 * Creates a function that returns the orders of a list, creating each only once.
 *
 * @param keys - the sort keys, by their name in the API; a `-` before the name sorts in descending order
 * @param id - the name of the `id` column, which is selected under its own name
 */
export const listOrders = <Sort extends string>(
  keys: Readonly<Record<Ascending<Sort>, Key>>,
  id = 'id',
): ((sort: Sort) => ListOrder) =>
  keepEach((sort) => {
    const [key, shape] = keys[sort.replace('-', '') as Ascending<Sort>] ?? []
    const direction = sort.startsWith('-') ? 'desc' : 'asc'
    if (sort === 'id') return createOrder({ id, direction, place: idPlace, encode: ({ id }) => id })
    const place = z.object({ sort: z.literal(sort), key: shape ?? z.undefined().optional(), id: idPosition })
    return createOrder({ key, id, direction, place, encode: ({ key, id }) => ({ sort, key, id }) })
  })

/**
 * Creates the order of a list that is always sorted by ID.
 *
 * @param id - the name of the `id` column, which is selected under its own name
 */
export const idOrder = (id = 'id', direction: 'asc' | 'desc' = 'asc'): ListOrder =>
  createOrder({ id, direction, place: idPlace, encode: ({ id }) => id })

interface OrderColumns {
  key?: RawBuilder<string> | undefined
  id: string
  direction: 'asc' | 'desc'
  place: z.ZodType<Place>
  /** Returns the value that a cursor stores. */
  encode(place: Place): unknown
}

function createOrder({ key, id: column, direction, place, encode }: OrderColumns): ListOrder {
  const beyond = sql.raw(direction === 'desc' ? '<' : '>')
  const id = sql<number>`${sql.ref(column)}`
  const member = column.slice(column.indexOf('.') + 1)

  return {
    after: (cursor) => {
      const last = decodeCursor(cursor, place)
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
      cutPage(rows, limit, (row) =>
        encode({ key: row.sort_key, id: (row as Record<string, unknown>)[member] as number }),
      ),
  }
}
