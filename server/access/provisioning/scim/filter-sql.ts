import { type RawBuilder, sql } from 'kysely'
import type { Comparison, Filter } from './filter.ts'
import { scimError } from './scim-error.ts'

/** An attribute in SQL. */
export interface Attribute {
  type: 'text' | 'exact_text' | 'boolean' | 'time'
  expression: RawBuilder<unknown>
}

/** The attributes by which a list can be filtered, by name in lower case. */
export type Attributes = Readonly<Record<string, Attribute | ((comparison: Comparison) => RawBuilder<boolean>)>>

/**
 * Returns SQL for a filter.
 *
 * @throws {ApiError} 400 `invalidFilter` for an attribute or operator that is not supported
 */
export function filterSql(filter: Filter, attributes: Attributes): RawBuilder<boolean> {
  if ('and' in filter) return joinSql(filter.and, attributes, sql` and `)
  if ('or' in filter) return joinSql(filter.or, attributes, sql` or `)
  if ('not' in filter) return sql<boolean>`(not ${filterSql(filter.not, attributes)})`
  const attribute = Object.hasOwn(attributes, filter.attribute) ? attributes[filter.attribute] : undefined
  if (attribute === undefined) throw scimError('invalidFilter', 'The filter has an attribute that it cannot use.')
  if (typeof attribute === 'function') return attribute(filter)
  return sql<boolean>`coalesce(${compare(filter, attribute)}, false)`
}

const joinSql = (filters: readonly Filter[], attributes: Attributes, separator: RawBuilder<unknown>) =>
  sql<boolean>`(${sql.join(
    filters.map((each) => filterSql(each, attributes)),
    separator,
  )})`

function compare({ operator, value }: Comparison, { type, expression }: Attribute): RawBuilder<boolean> {
  if (operator === 'pr') return sql`${expression} is not null`
  if (type === 'boolean') return compareBoolean(operator, value, expression)
  if (type === 'time') return compareTime(operator, value, expression)
  if (typeof value !== 'string') throw scimError('invalidFilter', 'The filter compares a text with another type.')
  checkText(value)
  return type === 'text'
    ? compareText(operator, sql`lower(${value}::text)`, sql`lower(${expression})`)
    : compareText(operator, sql`${value}::text`, expression)
}

/** @throws {ApiError} 400 for text that PostgreSQL cannot store */
function checkText(value: string): void {
  if (value.includes('\0') || !value.isWellFormed()) throw scimError('invalidFilter', 'The filter has invalid text.')
}

const symbols = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const

function compareText(
  operator: Exclude<Comparison['operator'], 'pr'>,
  value: RawBuilder<unknown>,
  expression: RawBuilder<unknown>,
): RawBuilder<boolean> {
  switch (operator) {
    case 'eq':
      return sql`${expression} = ${value}`
    case 'ne':
      return sql`${expression} is distinct from ${value}`
    case 'co':
      return sql`position(${value} in ${expression}) > 0`
    case 'sw':
      return sql`left(${expression}, length(${value})) = ${value}`
    case 'ew':
      return sql`right(${expression}, length(${value})) = ${value}`
    default:
      return sql`${expression} ${symbols[operator]} ${value}`
  }
}

/** Compares a boolean. Entra sends it as a text. */
function compareBoolean(
  operator: Comparison['operator'],
  value: Comparison['value'],
  expression: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const bool = typeof value === 'string' ? { true: true, false: false }[value.toLowerCase()] : value
  if (typeof bool !== 'boolean' || (operator !== 'eq' && operator !== 'ne')) {
    throw scimError('invalidFilter', 'A boolean is compared with eq or ne, true or false.')
  }
  return sql`${expression} = ${operator === 'eq' ? bool : !bool}`
}

function compareTime(
  operator: Comparison['operator'],
  value: Comparison['value'],
  expression: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)
  const ms = isTime ? Date.parse(value) : Number.NaN
  if (Number.isNaN(ms) || !(operator in symbols || operator === 'eq' || operator === 'ne')) {
    throw scimError('invalidFilter', 'A time is compared with eq, ne, gt, ge, lt or le, and is in RFC 3339.')
  }
  const symbol = operator === 'eq' ? sql`=` : operator === 'ne' ? sql`<>` : symbols[operator as 'gt']
  return sql`${expression} ${symbol} ${new Date(ms).toISOString()}::timestamptz`
}

/**
 * Returns a comparison with `eq` that every match meets, so that matches can be found by an index.
 *
 * @param names - the attributes with an index
 */
export function findKey(filter: Filter, names: readonly string[]): (Comparison & { value: string }) | undefined {
  if ('and' in filter) {
    for (const each of filter.and) {
      const key = findKey(each, names)
      if (key) return key
    }
    return undefined
  }
  if (!('attribute' in filter) || filter.operator !== 'eq' || typeof filter.value !== 'string') return undefined
  return names.includes(filter.attribute) ? { ...filter, value: filter.value } : undefined
}
