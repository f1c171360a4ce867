import { normalizeAttribute } from './filter.ts'
import { scimError } from './scim-error.ts'

/**
 * One change of a PATCH (RFC 7644 § 3.5.2). A change without a path becomes one change for each member of its value, as
 * Entra and Okta send them.
 */
export interface PatchChange {
  op: 'add' | 'remove' | 'replace'
  /** The attribute in lower case, such as `name.givenname` or `emails`; the last part follows a filter. */
  attribute: string
  /** The filter in brackets after the attribute, such as `type eq "work"`; undefined without one. */
  filter?: string
  value: unknown
}

const maxOperations = 1000

/**
 * Reads the operations of a PATCH. The names of operations and members may be in any case.
 *
 * @throws {ApiError} 400 for a malformed body
 */
export function readPatch(body: unknown): PatchChange[] {
  const operations = isObject(body) ? member(body, 'operations') : undefined
  if (!Array.isArray(operations) || operations.length === 0) {
    throw scimError('invalidSyntax', 'The body has no list of Operations.')
  }
  if (operations.length > maxOperations) {
    throw scimError('invalidSyntax', `The body has more than ${maxOperations} Operations.`)
  }
  return operations.flatMap(readOperation)
}

function readOperation(operation: unknown): PatchChange[] {
  if (!isObject(operation)) throw scimError('invalidSyntax', 'An operation is not an object.')
  const name = member(operation, 'op')
  const op = (['add', 'remove', 'replace'] as const).find(
    (each) => typeof name === 'string' && name.toLowerCase() === each,
  )
  if (op === undefined) throw scimError('invalidSyntax', 'The op of an operation is not add, remove or replace.')
  const path = member(operation, 'path')
  const value = member(operation, 'value')
  if (path !== undefined && path !== null && typeof path !== 'string') {
    throw scimError('invalidPath', 'The path of an operation is not a text.')
  }
  if (path) return [{ op, ...readPath(path), value }]
  if (op === 'remove') throw scimError('noTarget', 'An operation that removes has no path.')
  if (!isObject(value)) throw scimError('invalidValue', 'An operation without a path needs an object as its value.')
  return Object.entries(value).flatMap(([key, inner]) => readMember(op, key, inner))
}

/** Returns the changes of a member of a value: `"name.givenName"`, or the members of `"name"`. */
function readMember(op: PatchChange['op'], key: string, value: unknown): PatchChange[] {
  const target = readPath(key)
  if (target.attribute !== 'name' || !isObject(value)) return [{ op, ...target, value }]
  return Object.entries(value).map(([part, inner]) => ({ op, attribute: `name.${part.toLowerCase()}`, value: inner }))
}

/** An attribute, a filter in brackets, and the name of a part. */
const pathPattern = /^([a-z$][\w$:.-]*)(?:\[([^[\]]{1,500})\](?:\.([a-z$][\w$-]*))?)?$/i

function readPath(path: string): Pick<PatchChange, 'attribute' | 'filter'> {
  const [, name, filter, part] = path.length > 1000 ? [] : (pathPattern.exec(path.trim()) ?? [])
  if (name === undefined) throw scimError('invalidPath', 'The path of an operation is malformed.')
  const attribute = normalizeAttribute(name) + (part === undefined ? '' : `.${part.toLowerCase()}`)
  return filter === undefined ? { attribute } : { attribute, filter }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a member of an object, whose name may be in any case. @param name - in lower case */
export const member = (object: Record<string, unknown>, name: string): unknown =>
  Object.entries(object).find(([key]) => key.toLowerCase() === name)?.[1]
