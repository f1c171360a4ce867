import type { Scope } from '../../../sdk/src/index.ts'

/** What each scope allows, by area. `self` is left out: a key is no person. */
export const scopeAreas: readonly {
  title: string
  scopes: readonly (readonly [scope: Scope, words: string])[]
}[] = [
  {
    title: 'People',
    scopes: [
      ['people:read', 'See people and their records'],
      ['people:write', 'Add, change, import, terminate and delete people'],
    ],
  },
  {
    title: 'Documents',
    scopes: [
      ['documents:read', 'See documents and templates, and download them'],
      ['documents:write', 'Make, send and withdraw documents, and change templates'],
    ],
  },
  {
    title: 'Pay runs',
    scopes: [
      ['payruns:read', 'See pay runs and payslips, and export them'],
      ['payruns:write', 'Make and change pay runs and payslips'],
      ['payruns:approve', 'Approve, reopen and complete pay runs'],
    ],
  },
  {
    title: 'Leave',
    scopes: [
      ['leave:read', 'See leave, balances and calendars'],
      ['leave:write', 'Ask for leave, and change or cancel it'],
      ['leave:approve', 'Approve and reject leave'],
      ['leave:manage', 'Change leave types and holidays, and adjust balances'],
    ],
  },
  {
    title: 'Webhooks and events',
    scopes: [
      ['webhooks:read', 'See webhooks and their deliveries'],
      ['webhooks:write', 'Make and change webhooks, and redeliver'],
      ['events:read', 'Read all events'],
    ],
  },
  {
    title: 'Administration',
    scopes: [
      ['users:read', 'See users'],
      ['users:write', 'Invite and change users'],
      ['keys:read', 'See API keys'],
      ['keys:write', 'Make, change and revoke API keys'],
      ['audit:read', 'Read the audit log'],
      ['business:write', 'Change the settings of the business'],
    ],
  },
]

const words = new Map<string, string>(scopeAreas.flatMap(({ scopes }) => scopes))

/** What a scope allows; one that is unknown here stays as it is. */
export const scopeWords = (scope: Scope): string => words.get(scope) ?? scope
