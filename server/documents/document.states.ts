import type { Schemas } from '../operation/contract/contract.ts'
import { stateTable } from '../operation/state-table.ts'

/** What its senders do with a document. Who may sign it depends on whose turn it is, too. */
export type SendersAction = Exclude<Schemas['DocumentAction'], 'sign'>

/** What can be done with a document in each of its states. */
export const documentStates = stateTable<Schemas['DocumentStatus'], SendersAction>(
  'A document',
  {
    draft: ['update', 'update_signer', 'send', 'finish', 'void', 'delete'],
    sent: ['remind', 'update_signer', 'void'],
    expired: ['send', 'update_signer', 'void'],
    signed: [],
    filed: ['void', 'delete'],
    declined: [],
    voided: [],
  },
  {
    update: 'be changed',
    update_signer: 'have other signers',
    send: 'be sent',
    finish: 'be filed',
    remind: 'have reminders',
    void: 'be withdrawn',
    delete: 'be deleted',
  },
  {
    update: 'documents:write',
    update_signer: 'documents:write',
    send: 'documents:write',
    finish: 'documents:write',
    remind: 'documents:write',
    void: 'documents:write',
    delete: 'documents:write',
  },
)
