import { checkScopes } from '../operation/check-scopes.ts'
import type { EventType, Schemas } from '../operation/contract/contract.ts'
import type { Principal } from '../operation/principal.ts'
import { eventTypes } from './event-types.ts'
import { scopeOfEvent } from './scope-of-event.ts'

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
