import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { Scope } from '../../server/operation/scopes.ts'

/** The read scopes of what events are about. */
const ofEvents = [
  'people:read',
  'documents:read',
  'payruns:read',
  'leave:read',
  'users:read',
  'webhooks:read',
] as const satisfies Scope[]

/** What operations take besides the scope that the contract names, as they are about things of other areas, too. */
export const furtherScopes: Partial<Record<OperationId, readonly Scope[]>> = {
  'events.list': ofEvents,
  'events.get': ofEvents,
  'webhooks.create': ofEvents,
  'webhooks.update': ofEvents,
  'people.erase': ['documents:write'],
  'people.export': ['documents:read', 'payruns:read', 'leave:read', 'users:read', 'events:read', 'audit:read'],
}
