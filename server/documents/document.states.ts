import type { Schemas } from '../operation/contract/contract.ts'
import { stateTable } from '../operation/state-table.ts'

/** An action of the sender. Signing is not among them, because it also depends on the signing order. */
export type SenderAction = Exclude<Schemas['DocumentAction'], 'sign'>

/** The actions that each state of a document allows. */
export const documentStates = stateTable<Schemas['DocumentStatus'], SenderAction>(
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
