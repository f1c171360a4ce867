/** The page sizes that a reader can choose, in rows. */
export const pageSizes = [25, 50, 100] as const

/** The maximum number of earlier cursors in a URL. When there are more, the oldest ones are dropped. */
const maxEarlierCursors = 20

/** The query parameters of the position in a list, which a change of filters or order resets. */
const positionParameters = ['cursor', 'back', 'page'] as const

/** The cursor and the page size for a list request to the API, which also counts the rows of all pages. */
export interface ListQuery {
  cursor: string | undefined
  limit: number
  include_total: true
}

/**
 * Returns the cursor and the page size in the URL. The size is 25 rows unless the URL has another one of `pageSizes`.
 */
export const listQuery = (address: URL): ListQuery => ({
  cursor: address.searchParams.get('cursor') || undefined,
  limit: pageSizes.find((size) => String(size) === address.searchParams.get('limit')) ?? pageSizes[0],
  include_total: true,
})

/**
 * Returns the URL with changed parameters and without the position in the list.
 *
 * @param changes - the new values by parameter; null removes a parameter
 */
export function listAddress(address: URL, changes: Readonly<Record<string, string | number | null>> = {}): string {
  const query = new URLSearchParams(address.search)
  for (const name of positionParameters) query.delete(name)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name)
    else query.set(name, String(value))
  }
  return withQuery(address, query)
}

/** Returns the parameters of the URL except the position and the named ones. */
export const otherParameters = (address: URL, names: readonly string[]): [name: string, value: string][] =>
  [...address.searchParams].filter(
    ([name, value]) =>
      value !== '' && !names.includes(name) && !(positionParameters as readonly string[]).includes(name),
  )

/** Returns the page number, from 1; undefined if the URL has a cursor without a valid page number. */
export function pageNumber(address: URL): number | undefined {
  if (!address.searchParams.get('cursor')) return 1
  const page = Number(address.searchParams.get('page'))
  return Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : undefined
}

/**
 * Returns the URL of the next page. Cursors lead only forwards, so the URL keeps those of earlier pages in `back`.
 *
 * @param nextCursor - the cursor from the API
 */
export function nextAddress(address: URL, nextCursor: string): string {
  const query = new URLSearchParams(address.search)
  const [current, page] = [query.get('cursor'), pageNumber(address)]
  const back = current ? [...query.getAll('back'), current].slice(-maxEarlierCursors) : []
  setPosition(query, { cursor: nextCursor, back, page: page === undefined ? undefined : page + 1 })
  return withQuery(address, query)
}

/** Returns the URL of the previous page; undefined on the first page, or if the URL does not contain its cursor. */
export function previousAddress(address: URL): string | undefined {
  const query = new URLSearchParams(address.search)
  const [back, page] = [query.getAll('back'), pageNumber(address)]
  if (!query.get('cursor') || (back.length === 0 && page !== 2)) return undefined
  setPosition(query, { cursor: back.pop(), back, page: page === undefined ? undefined : page - 1 })
  return withQuery(address, query)
}

interface Position {
  /** The cursor of the page; undefined for the first page. */
  cursor: string | undefined
  back: readonly string[]
  page: number | undefined
}

function setPosition(query: URLSearchParams, { cursor, back, page }: Position): void {
  for (const name of positionParameters) query.delete(name)
  if (cursor === undefined) return
  query.set('cursor', cursor)
  for (const each of back) query.append('back', each)
  if (page !== undefined) query.set('page', String(page))
}

const withQuery = ({ pathname }: URL, query: URLSearchParams): string =>
  query.size === 0 ? pathname : `${pathname}?${query}`
