import type { Schemas } from '../operation/contract.ts'
import { stateTable } from '../operation/state-table.ts'

/** What can be done with a document in each of its states. */
export const documentStates = stateTable<Schemas['DocumentStatus'], Schemas['DocumentAction']>(
  'A document',
  {
    draft: ['update', 'send', 'void', 'delete'],
    sent: ['remind', 'void'],
    expired: ['send', 'void'],
    signed: [],
    declined: [],
    voided: [],
  },
  { update: 'be changed', send: 'be sent', remind: 'have reminders', void: 'be withdrawn', delete: 'be deleted' },
  {
    update: 'documents:write',
    send: 'documents:write',
    remind: 'documents:write',
    void: 'documents:write',
    delete: 'documents:write',
  },
)
