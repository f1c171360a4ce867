import type { ErrorObject } from 'ajv/dist/2020.js'
import { unescapedSegment } from '../../../openapi/read/contract.ts'

/** A member that does not conform to its schema or, in a list, the item that does not. */
export type Misfit = [member: string, index?: number]

/** Returns the members and items in which a validator found errors. Omits missing members. */
export function findMisfits(errors: readonly ErrorObject[]): Misfit[] {
  return errors.flatMap(({ instancePath, params }): Misfit[] => {
    const [name = params.additionalProperty, index] = instancePath.split('/', 3).slice(1).map(unescapedSegment)
    if (name === undefined) return []
    return [index !== undefined && /^\d+$/.test(index) ? [name, Number(index)] : [name]]
  })
}

/**
 * Returns the members of an object that conform to its schema. Omits members that are unknown or do not conform, and
 * replaces list items that do not conform with undefined, so that the other items keep their index.
 *
 * @param misfits - all members and items that do not conform
 * @returns no members if the value is not an object
 */
export function fittingMembers(value: unknown, misfits: readonly Misfit[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const members = new Map(Object.entries(value))
  for (const [name, index] of misfits) {
    const member = members.get(name)
    if (Array.isArray(member) && index !== undefined) members.set(name, member.with(index, undefined))
    else members.delete(name)
  }
  return Object.fromEntries(members)
}
