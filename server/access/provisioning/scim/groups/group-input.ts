import { parseFilter } from '../filter.ts'
import { isObject, member, type PatchChange } from '../patch.ts'
import { scimError } from '../scim-error.ts'
import { readId, readText } from '../values.ts'

/** A change of a group: of its names, or of its members. */
export type GroupChange =
  | { kind: 'name'; display_name: string }
  | { kind: 'external_id'; external_id: string | null }
  | { kind: 'add' | 'remove' | 'replace'; members: number[] }
  | { kind: 'clear' }

/** The maximum number of members in a request. */
const maxMembers = 50_000

/** An ID that no user has, for values that cannot be an ID. */
const unknownId = 0

/**
 * Reads a whole group, from a POST or PUT, as the changes that lead to it.
 *
 * @throws {ApiError} 400 `invalidValue`
 */
export function readGroupChanges(body: unknown): GroupChange[] {
  if (!isObject(body)) throw scimError('invalidSyntax', 'The body is not an object.')
  return [
    { kind: 'name', display_name: requireName(member(body, 'displayname')) },
    { kind: 'external_id', external_id: readText(member(body, 'externalid'), 'externalId', 500) },
    { kind: 'replace', members: readMemberIds(member(body, 'members') ?? []) },
  ]
}

function requireName(value: unknown): string {
  const name = readText(value, 'displayName')
  if (name === null) throw scimError('invalidValue', 'displayName is required.')
  return name
}

/** Returns the IDs of members: objects with a `value`, or plain IDs. */
function readMemberIds(value: unknown): number[] {
  const members = Array.isArray(value) ? value : [value]
  if (members.length > maxMembers) throw scimError('invalidValue', `A request has at most ${maxMembers} members.`)
  const ids = members.map((each) => readId(isObject(each) ? member(each, 'value') : each) ?? unknownId)
  return [...new Set(ids)]
}

/** Reads the changes of a PATCH. Attributes that the service does not store are ignored. */
export const readGroupPatch = (changes: readonly PatchChange[]): GroupChange[] => changes.flatMap(readChange)

function readChange({ op, attribute, filter, value }: PatchChange): GroupChange[] {
  switch (attribute) {
    case 'displayname':
      return [{ kind: 'name', display_name: requireName(op === 'remove' ? null : value) }]
    case 'externalid':
      return [{ kind: 'external_id', external_id: op === 'remove' ? null : readText(value, 'externalId', 500) }]
    case 'members':
      return [readMemberChange(op, filter, value)]
    default:
      return []
  }
}

function readMemberChange(op: PatchChange['op'], filter: string | undefined, value: unknown): GroupChange {
  if (op !== 'remove') return { kind: op, members: readMemberIds(value ?? []) }
  if (filter !== undefined) return { kind: 'remove', members: [readFilteredMember(filter)] }
  const isEverything = value === undefined || value === null
  return isEverything ? { kind: 'clear' } : { kind: 'remove', members: readMemberIds(value) }
}

/** Returns the ID in a filter such as `value eq "7"`. */
function readFilteredMember(filter: string): number {
  const parsed = parseFilter(filter)
  if ('attribute' in parsed && parsed.attribute === 'value' && parsed.operator === 'eq') {
    return readId(parsed.value) ?? unknownId
  }
  throw scimError('invalidPath', 'Members are selected with value eq.')
}
