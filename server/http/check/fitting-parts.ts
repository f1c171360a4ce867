import type { ErrorObject } from 'ajv/dist/2020.js'

/**
 * The members of an object that fit its schema: a member that is unknown or has an error in it is left out, and an item
 * of a list with an error in it is undefined, so that the other items keep their place.
 *
 * @param errors - all that a validator found in the value
 * @returns no members where the value is no object
 */
export function fittingMembers(value: unknown, errors: readonly ErrorObject[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const members = new Map(Object.entries(value))
  for (const { instancePath, params } of errors) {
    const [name = params.additionalProperty, index] = instancePath.split('/', 3).slice(1).map(unescaped)
    if (name === undefined) continue
    const member = members.get(name)
    if (Array.isArray(member) && index !== undefined) members.set(name, member.with(Number(index), undefined))
    else members.delete(name)
  }
  return Object.fromEntries(members)
}

/** A segment of a JSON Pointer (RFC 6901 § 4). */
const unescaped = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~')
