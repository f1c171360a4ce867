import { inlined, readContract } from '../../openapi/read/contract.ts'
import { listSentEvents } from '../../openapi/read/operations.ts'
import { checkScopes } from '../operation/check-scopes.ts'
import type { EventType, Schemas } from '../operation/contract/contract.ts'
import { forbidden } from '../operation/errors.ts'
import { isApp, type Principal } from '../operation/principal.ts'
import type { Scope } from '../operation/scopes.ts'

let cache: Schemas['EventType'][] | undefined

/**
 * Returns the event types of the contract's `webhooks` section. Their schemas are self-contained, so that they can be
 * used without the contract.
 */
export function eventTypes(): Schemas['EventType'][] {
  const contract = readContract()
  cache ??= listSentEvents(contract).map(({ path, description, requestBody }) => {
    const type = path as Schemas['EventTypeName']
    const content = requestBody?.content['application/json']
    if (!content) throw new Error(`openapi/v1.yaml: ${type} has no JSON body`)
    return {
      type,
      description,
      required_scope: eventScope(type),
      schema: inlined(contract, content.schema) as Record<string, unknown>,
      example: content.example as Schemas['Event'],
    }
  })
  return cache
}

type Area = EventType extends `${infer Name}.${string}` ? Name : never

/** For each area, the scope that gives access to the same data through the API. */
const readScopes = {
  person: 'people:read',
  person_change: 'people:read',
  department: 'people:read',
  location: 'people:read',
  custom_field: 'people:read',
  document: 'documents:read',
  document_template: 'documents:read',
  assignment: 'people:read',
  // Not `personal:read`: their events have no personal data, and subscribers to all types (`*`) already need this scope.
  identifier: 'people:read',
  emergency_contact: 'people:read',
  dependent: 'people:read',
  // Not `compensation:read`: the events of compensations have no amounts, and subscribers to all types (`*`) already
  // need this scope.
  compensation: 'payruns:read',
  // Not `tasks:read`, because subscribers to all types (`*`) already need this scope.
  task: 'people:read',
  bank_account: 'payruns:read', // for the same reason
  payrun: 'payruns:read',
  recurring_line: 'payruns:read',
  pay_code: 'payruns:read',
  pay_schedule: 'payruns:read',
  leave: 'leave:read',
  leave_type: 'leave:read',
  holiday: 'leave:read',
  user: 'users:read',
  app: 'users:read',
  webhook: 'webhooks:read',
} as const satisfies Record<Area, Scope>

/** Returns the scope that an event requires in addition to the scope of the operation. */
const eventScope = (type: EventType): Scope => readScopes[type.split('.')[0] as Area]

/** Returns the scopes that the events of selectors require in addition to the scope of the operation. */
export const eventScopes = (selectors: readonly Schemas['EventSelector'][]): Scope[] => [
  ...new Set(
    selectors
      .flatMap((selector) => (selector === '*' ? eventTypes().map(({ type }) => type) : [selector]))
      .map(eventScope),
  ),
]

/**
 * Checks that the caller may read the events that they request or subscribe to.
 *
 * @param selectors - event types, or `*` for all event types
 * @throws {ApiError} 403 with a scope that the caller lacks; 403 for an app and events about webhooks, which are those of
 *   the business and of other apps
 */
export function checkEventScopes(by: Principal, selectors: readonly Schemas['EventSelector'][]): void {
  const required = eventScopes(selectors)
  checkScopes(by, required)
  if (isApp(by) && required.includes(readScopes.webhook)) throw forbidden()
}

/** Returns the event types that the caller may read, or undefined if the caller may read all. */
export function readableTypes(by: Principal): EventType[] | undefined {
  const { scopes } = by
  const types = eventTypes().map(({ type }) => type)
  const readable = types.filter((type) => {
    const scope = eventScope(type)
    return scopes.has(scope) && !(isApp(by) && scope === readScopes.webhook)
  })
  return readable.length === types.length ? undefined : readable
}
