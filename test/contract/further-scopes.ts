import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { Scope } from '../../server/operation/scopes.ts'

/** The read scopes of the resources that events contain. */
const eventResources = [
  'people:read',
  'documents:read',
  'payruns:read',
  'leave:read',
  'users:read',
  'webhooks:read',
] as const satisfies Scope[]

/** Scopes that operations require in addition to the declared one, because they also concern resources of other areas. */
export const furtherScopes: Partial<Record<OperationId, readonly Scope[]>> = {
  'events.list': eventResources,
  'events.get': eventResources,
  'webhooks.create': eventResources,
  'webhooks.update': eventResources,
  'people.erase': ['documents:write'],
  'people.retroPay': ['payruns:read'],
  'reports.leaveLiabilityPeople': ['leave:read'],
  'reports.payCost': ['payruns:read'],
  'people.export': ['documents:read', 'payruns:read', 'leave:read', 'users:read', 'events:read', 'audit:read'],
}
