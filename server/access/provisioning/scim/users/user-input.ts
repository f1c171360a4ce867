import { isObject, member, type PatchChange } from '../patch.ts'
import { scimError } from '../scim-error.ts'
import { isAddress, readBoolean, readText } from '../values.ts'
import type { DirectoryUser } from './read-users.ts'

/** The attributes of a user in the directory. Attributes that the service does not store are ignored. */
export type UserInput = Pick<
  DirectoryUser,
  'user_name' | 'external_id' | 'display_name' | 'formatted_name' | 'given_name' | 'family_name' | 'active'
> & {
  /** The work address; null if the directory sends none, so that the user name must be an address. */
  email: string | null
}

/**
 * Reads a whole user, from a POST or PUT.
 *
 * @throws {ApiError} 400 `invalidValue`
 */
export function readUser(body: unknown): UserInput {
  if (!isObject(body)) throw scimError('invalidSyntax', 'The body is not an object.')
  const name = member(body, 'name')
  const names = isObject(name) ? name : {}
  const active = member(body, 'active')
  return {
    user_name: requireUserName(member(body, 'username')),
    email: readEmails(member(body, 'emails')),
    external_id: readText(member(body, 'externalid'), 'externalId', 500),
    display_name: readText(member(body, 'displayname'), 'displayName'),
    formatted_name: readText(member(names, 'formatted'), 'name.formatted'),
    given_name: readText(member(names, 'givenname'), 'name.givenName'),
    family_name: readText(member(names, 'familyname'), 'name.familyName'),
    active: active === undefined || active === null ? true : readBoolean(active, 'active'),
  }
}

function requireUserName(value: unknown): string {
  const name = readText(value, 'userName', 320)
  if (name === null) throw scimError('invalidValue', 'userName is required.')
  return name
}

/** Returns the address of type `work` or, without one, the primary or the first one. */
function readEmails(value: unknown): string | null {
  if (value === undefined || value === null) return null
  const emails = (Array.isArray(value) ? value : [value]).slice(0, 20).filter(isObject)
  const isWork = (email: Record<string, unknown>) => String(member(email, 'type') ?? '').toLowerCase() === 'work'
  const isPrimary = (email: Record<string, unknown>) => ['true', true].includes(member(email, 'primary') as boolean)
  const email = emails.find(isWork) ?? emails.find(isPrimary) ?? emails[0]
  return email === undefined ? null : readText(member(email, 'value'), 'emails.value', 320)
}

/** Returns the input that leaves a user unchanged. An address that is the user name follows it. */
export const currentInput = (user: DirectoryUser): UserInput => ({
  user_name: user.user_name,
  email: user.email.toLowerCase() === user.user_name.toLowerCase() ? null : user.email,
  external_id: user.external_id,
  display_name: user.display_name,
  formatted_name: user.formatted_name,
  given_name: user.given_name,
  family_name: user.family_name,
  active: user.active,
})

/** The members of `UserInput` for texts, by attribute in lower case. */
const texts = {
  externalid: ['external_id', 500],
  displayname: ['display_name', 200],
  'name.formatted': ['formatted_name', 200],
  'name.givenname': ['given_name', 200],
  'name.familyname': ['family_name', 200],
} as const

/**
 * Applies the changes of a PATCH in sequence.
 *
 * @throws {ApiError} 400 for an invalid value
 */
export function patchUser(before: UserInput, changes: readonly PatchChange[]): UserInput {
  return changes.reduce(applyChange, before)
}

function applyChange(user: UserInput, change: PatchChange): UserInput {
  const { op, attribute, filter } = change
  const value = op === 'remove' ? null : change.value
  if (attribute === 'username') return { ...user, user_name: requireUserName(value) }
  if (attribute === 'active') return { ...user, active: readBoolean(value, 'active') }
  if (attribute === 'name' && op === 'remove') {
    return { ...user, formatted_name: null, given_name: null, family_name: null }
  }
  if (attribute === 'name' && isObject(value)) {
    return Object.entries(value).reduce(
      (changed, [part, inner]) => applyChange(changed, { op, attribute: `name.${part.toLowerCase()}`, value: inner }),
      user,
    )
  }
  if (attribute === 'emails' || attribute === 'emails.value') {
    if (filter !== undefined && !/\b(work|primary)\b/i.test(filter)) return user // another address, which is not stored
    return { ...user, email: typeof value === 'string' ? readText(value, 'emails.value', 320) : readEmails(value) }
  }
  const target = Object.hasOwn(texts, attribute) ? texts[attribute as keyof typeof texts] : undefined
  return target ? { ...user, [target[0]]: readText(value, attribute, target[1]) } : user
}

/**
 * Returns the address with which a user logs in.
 *
 * @param before - the address until now; undefined for a new user
 * @throws {ApiError} 400 if neither the work address nor the user name is an email address
 */
export function loginAddress({ email, user_name }: UserInput, before?: string): string {
  const address = email ?? (before !== undefined && !isAddress(user_name) ? before : user_name)
  if (address === before || isAddress(address)) return address
  throw scimError('invalidValue', 'The user needs an email address: in emails, or as userName.')
}

const maxNameLength = 200

/** Returns the name that pages and emails show. */
export function fullName(input: UserInput): string {
  const parts = [input.given_name, input.family_name].filter((part) => part !== null)
  const name = input.display_name ?? input.formatted_name ?? (parts.join(' ') || input.user_name)
  return name.slice(0, maxNameLength)
}
