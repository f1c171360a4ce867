import type { EventType } from '../operation/contract/contract.ts'
import type { Scope } from '../operation/scopes.ts'

type Area = EventType extends `${infer Name}.${string}` ? Name : never

/** What an event tells can also be read in its area, with this scope. */
const readScopes = {
  person: 'people:read',
  department: 'people:read',
  location: 'people:read',
  document: 'documents:read',
  document_template: 'documents:read',
  payrun: 'payruns:read',
  recurring_line: 'payruns:read',
  leave: 'leave:read',
  leave_type: 'leave:read',
  holiday: 'leave:read',
  user: 'users:read',
  webhook: 'webhooks:read',
} as const satisfies Record<Area, Scope>

/** The scope of its area that an event takes, besides the scope of the operation. */
export const scopeOfEvent = (type: EventType): Scope => readScopes[type.split('.')[0] as Area]
