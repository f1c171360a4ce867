import { maxResults } from './discovery.ts'
import { type Filter, normalizeAttribute, parseFilter } from './filter.ts'
import { isObject, member } from './patch.ts'
import { scimError } from './scim-error.ts'

/** The parameters of a request for a list or a resource (RFC 7644 § 3.4.2 and § 3.9). */
export interface ListQuery {
  filter: Filter | undefined
  /** The number of preceding resources. */
  start: number
  count: number
  /** Selects the attributes that the request asks for. */
  select<Resource extends object>(resource: Resource): Partial<Resource>
  /** Whether an attribute is part of the response. */
  includes(attribute: string): boolean
}

const defaultCount = 100

/** The parameters as a request has them, in its query or in the body of a search. */
type RawQuery = Partial<Record<'filter' | 'attributes' | 'excludedAttributes' | 'startIndex' | 'count', unknown>>

/** Returns the parameters in the body of a search (RFC 7644 § 3.4.3). Sorting is not supported. */
export function searchQuery(body: unknown): RawQuery {
  if (!isObject(body)) throw scimError('invalidSyntax', 'The body is not an object.')
  const text = (name: string) => {
    const value = member(body, name)
    return typeof value === 'number' ? String(value) : (value ?? undefined)
  }
  return {
    filter: text('filter'),
    attributes: text('attributes'),
    excludedAttributes: text('excludedattributes'),
    startIndex: text('startindex'),
    count: text('count'),
  }
}

/** @throws {ApiError} 400 for malformed parameters */
export function readListQuery(query: RawQuery): ListQuery {
  const filter = query.filter
  if (filter !== undefined && typeof filter !== 'string')
    throw scimError('invalidFilter', 'The filter is not one text.')
  const requested = readNames(query.attributes)
  const excluded = readNames(query.excludedAttributes)
  const includes = (name: string): boolean => {
    const key = name.toLowerCase()
    if (key === 'id' || key === 'schemas') return true
    const isRequested = requested.length === 0 || requested.some((each) => each === key || each.startsWith(`${key}.`))
    return isRequested && !excluded.includes(key)
  }
  return {
    filter: filter === undefined || filter.trim() === '' ? undefined : parseFilter(filter),
    start: Math.max(0, readNumber(query.startIndex, 1) - 1),
    count: Math.min(maxResults, Math.max(0, readNumber(query.count, defaultCount))),
    includes,
    select: (resource) =>
      Object.fromEntries(Object.entries(resource).filter(([name]) => includes(name))) as Partial<typeof resource>,
  }
}

const readNames = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? each.split(',') : []))
    .map((each) => normalizeAttribute(each.trim()))
    .filter(Boolean)

function readNumber(value: unknown, fallback: number): number {
  if (value === undefined || value === '') return fallback
  if (typeof value !== 'string' || !/^-?\d{1,9}$/.test(value)) {
    throw scimError('invalidValue', 'startIndex and count are whole numbers.')
  }
  return Number(value)
}

/** Returns a page of a list (RFC 7644 § 3.4.2). */
export const listResponse = (resources: readonly object[], { total, start }: { total: number; start: number }) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex: start + 1,
  itemsPerPage: resources.length,
  Resources: resources,
})
