import { type Contract, resolve, type Schema } from '../../../openapi/read/contract.ts'
import { validationFailed } from '../../operation/errors.ts'

/** The lowest limit: high enough to report each problem of a body that differs widely from its schema. */
const minLimit = 1000

/** The highest limit, whatever the schema allows. The largest valid bodies have 95,000 members and items in 1 MiB. */
const maxLimit = 100_000

/**
 * Returns how many members and items, on all levels together, a body of a schema may have. This is twice the maximum of
 * a valid body, so that each mistake in an invalid body is still reported.
 */
export function memberLimit(contract: Contract, schema: Schema): number {
  return Math.min(maxLimit, Math.max(minLimit, 2 * maxMemberCount(contract, schema)))
}

/**
 * Returns the maximum number of values in a valid value, including the value itself; infinity if the schema sets no
 * maximum.
 */
function maxMemberCount(contract: Contract, schemaOrReference: Schema): number {
  const {
    properties = {},
    items,
    maxItems,
    maxProperties,
    additionalProperties,
    oneOf,
    anyOf,
  } = resolve(contract, schemaOrReference)
  if (additionalProperties === true) return Number.POSITIVE_INFINITY
  const count = (schema: Schema) => maxMemberCount(contract, schema)
  const propertyCount = Object.values(properties).reduce((sum, property) => sum + count(property), 0)
  const itemCount = items === undefined ? 0 : Number(maxItems ?? Number.POSITIVE_INFINITY) * count(items)
  const isMap = typeof additionalProperties === 'object'
  const additionalCount = isMap ? Number(maxProperties ?? Number.POSITIVE_INFINITY) * count(additionalProperties) : 0
  const alternatives = [oneOf, anyOf].flatMap((schemas) => schemas?.map(count) ?? [])
  return 1 + propertyCount + itemCount + additionalCount + Math.max(0, ...alternatives)
}

const [quote, backslash, comma, brace, bracket] = [...'"\\,{['].map((character) => character.charCodeAt(0))

/**
 * Refuses JSON with more members and items than a limit before it is parsed: parsing, validating and reporting their
 * problems would block other requests. Counts commas and opening brackets outside strings. Does not scan a body that
 * has no more bytes than the limit.
 *
 * @param bytes - the JSON in UTF-8
 * @throws {ApiError} 422 when the limit is exceeded
 */
export function checkMemberCount(bytes: Buffer, limit: number, path = 'body'): void {
  if (bytes.length <= limit) return
  let count = 0
  for (let at = 0; at < bytes.length && count <= limit; at++) {
    const byte = bytes[at]
    if (byte === quote) at = endOfText(bytes, at + 1)
    else if (byte === comma || byte === brace || byte === bracket) count++
  }
  if (count > limit) {
    throw validationFailed([
      { path, code: 'too_many', limit, message: `must not have more than ${limit} members and items in all` },
    ])
  }
}

/** Returns the offset of the quote that closes a string; the length of the body when there is none. */
function endOfText(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(quote as number, start); at !== -1; at = bytes.indexOf(quote as number, at + 1)) {
    let first = at
    while (bytes[first - 1] === backslash && first > start) first--
    if ((at - first) % 2 === 0) return at
  }
  return bytes.length
}
