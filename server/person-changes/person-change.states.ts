import type { Schemas } from '../operation/contract/contract.ts'
import { stateTable } from '../operation/state-table.ts'

/** The actions that each state of a change request allows. */
export const personChangeStates = stateTable<Schemas['PersonChangeStatus'], Schemas['PersonChangeAction']>(
  'A change request',
  { pending: ['approve', 'reject', 'cancel'], approved: [], rejected: [], cancelled: [] },
  { approve: 'be approved', reject: 'be rejected', cancel: 'be cancelled' },
  { approve: 'people:write', reject: 'people:write', cancel: 'people:write' },
)
