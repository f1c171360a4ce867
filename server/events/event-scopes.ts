import { checkScopes } from '../operation/check-scopes.ts'
import type { EventType, Schemas } from '../operation/contract.ts'
import type { Principal } from '../operation/principal.ts'
import type { Scope } from '../operation/scopes.ts'
import { eventTypes } from './event-types.ts'

type Area = EventType extends `${infer Name}.${string}` ? Name : never

/** What an event tells can also be read in its area, with this scope. */
const readScopes = {
  person: 'people:read',
  document: 'documents:read',
  payrun: 'payruns:read',
  leave: 'leave:read',
  webhook: 'webhooks:read',
} as const satisfies Record<Area, Scope>

/** The scope of its area that an event takes, besides the scope of the operation. */
const scopeOfEvent = (type: EventType): Scope => readScopes[type.split('.')[0] as Area]

/**
 * Checks that the caller may read the events that they ask for or subscribe to.
 *
 * @param selected - event types, or `*` for all
 * @throws {ApiError} 403 with a scope that the caller lacks
 */
export function checkEventScopes(by: Principal, selected: readonly Schemas['EventSelector'][]): void {
  const types = selected.flatMap((type) => (type === '*' ? eventTypes().map((known) => known.type) : [type]))
  checkScopes(by, types.map(scopeOfEvent))
}

/** The event types that the caller may read; undefined when these are all. */
export function readableTypes({ scopes }: Principal): EventType[] | undefined {
  const types = eventTypes().map(({ type }) => type)
  const readable = types.filter((type) => scopes.has(scopeOfEvent(type)))
  return readable.length === types.length ? undefined : readable
}
