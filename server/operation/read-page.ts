import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { Page } from './cursor.ts'
import type { After, Listed, ListOrder } from './list-order.ts'
import { keepEach, type Prepared, prepare } from './prepare.ts'
import type { Db, Work } from './work.ts'

/** The parameters of a list that choose a page and its metadata, as opposed to filters. */
export interface PageQuery {
  limit?: number | undefined
  cursor?: string | undefined
  include_total?: boolean | undefined
}

/** The largest total reported, which bounds the cost of `include_total`. */
const maxTotal = 10_000

/** The rows of a list that match the filters of a request, in sort order. */
export interface Matches<Row> {
  /**
   * Reads a page, with its total if the query asks for it.
   *
   * @throws {ApiError} 422 for a cursor of another order
   */
  readPage(query: PageQuery): Promise<Page<Row>>
  /** Returns the number of rows, or `max + 1` if there are more. */
  count(max: number): Promise<number>
}

/**
 * Returns SQL that counts the rows of a list, up to one more than `max`.
 *
 * @param rows - a query of all rows, without an order: sorting them would cost more than counting
 */
const countRows = (rows: Expression<unknown>, max: number) =>
  sql<{ count: number }>`select count(*)::integer as count
    from (select 1 from (${rows}) as listed limit ${sql.lit(max + 1)}) as counted`

/** Returns the number of rows of a query without an order, or `max + 1` if there are more. */
export async function countUpTo({ db }: Pick<Work, 'db'>, rows: Expression<unknown>, max: number): Promise<number> {
  return (await countRows(rows, max).execute(db)).rows[0]?.count ?? 0
}

/**
 * Adds the total to a page if the query asks for it.
 *
 * @param allRows - a query of the rows of all pages, without an order
 */
export async function withTotal<Row>(
  work: Pick<Work, 'db'>,
  query: PageQuery,
  page: Page<Row>,
  allRows: Expression<unknown>,
): Promise<Page<Row>> {
  return await addTotal(query, page, (max) => countUpTo(work, allRows, max))
}

async function addTotal<Row>(
  { cursor, include_total = false }: PageQuery,
  page: Page<Row>,
  count: (max: number) => Promise<number>,
): Promise<Page<Row>> {
  if (!include_total) return page
  const isOnlyPage = cursor === undefined && page.next_cursor === null
  const total = isOnlyPage ? page.rows.length : await count(maxTotal)
  return { ...page, total: Math.min(total, maxTotal), total_capped: total > maxTotal }
}

/**
 * Reads a page of a list, with its total if the query asks for it.
 *
 * @param all - a query of the rows of all pages
 * @throws {ApiError} 422 for a cursor of another order
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  work: Pick<Work, 'db'>,
  query: PageQuery,
  order: ListOrder,
  all: SelectQueryBuilder<DB, TB, Row>,
): Promise<Page<Listed<Row>>> {
  const { limit = 25, cursor } = query
  const rows = await order
    .rows(all, order.after(cursor))
    .limit(limit + 1)
    .execute()
  return await withTotal(work, query, order.page(rows as Listed<Row>[], limit), all)
}

/** A list of a business whose statements are prepared. */
export interface PreparedList<Filters, Row> {
  /**
   * Reads a page, with its total if the query asks for it.
   *
   * @throws {ApiError} 422 for a cursor of another order
   */
  readPage(
    work: Pick<Work, 'db' | 'business_id'>,
    query: PageQuery,
    order: ListOrder,
    filters: Filters,
  ): Promise<Page<Listed<Row>>>
  /** Returns the rows that match filters. */
  match(work: Pick<Work, 'db' | 'business_id'>, order: ListOrder, filters: Filters): Matches<Listed<Row>>
}

/**
 * Prepares the statements of a list of one business, as `prepare` does, for each order and for the total.
 *
 * @param select - builds a query of the rows of all pages
 */
export function prepareList<Filters extends object, DB, TB extends keyof DB, Row>(
  select: (db: Db, business: Pick<Work, 'business_id'>, filters: Filters) => SelectQueryBuilder<DB, TB, Row>,
): PreparedList<Filters, Row> {
  const pages = new Map<ListOrder, Prepared<Filters & After & { count: number }, Listed<Row>>>()
  const counts = keepEach((max: number) =>
    prepare((db, business, filters: Filters) => countRows(select(db, business, filters), max)),
  )

  const preparePage = (order: ListOrder) => {
    const known = pages.get(order)
    if (known) return known
    const page = prepare((db, business, { count, ...values }: Filters & After & { count: number }) =>
      order.rows(select(db, business, values as Filters & After), values).limit(count),
    )
    pages.set(order, page)
    return page
  }
  const match: PreparedList<Filters, Row>['match'] = (work, order, filters) => {
    const count = async (max: number): Promise<number> =>
      (await counts(max).executeTakeFirst(work, filters))?.count ?? 0
    return {
      readPage: async (query) => {
        const { limit = 25, cursor } = query
        const values = { ...filters, ...order.after(cursor), count: limit + 1 }
        const page = order.page(await preparePage(order).execute(work, values), limit)
        return await addTotal(query, page, count)
      },
      count,
    }
  }
  return { match, readPage: (work, query, order, filters) => match(work, order, filters).readPage(query) }
}
