import type { Schemas } from '../operation/contract.ts'
import { stateTable } from '../operation/state-table.ts'

/** What its senders do with a document. Who may sign it depends on whose turn it is, too. */
export type SendersAction = Exclude<Schemas['DocumentAction'], 'sign'>

/** What can be done with a document in each of its states. */
export const documentStates = stateTable<Schemas['DocumentStatus'], SendersAction>(
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
