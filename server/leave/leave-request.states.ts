import type { Schemas } from '../operation/contract/contract.ts'
import { stateTable } from '../operation/state-table.ts'

/** The actions that each state of a leave request allows. */
export const leaveRequestStates = stateTable<Schemas['LeaveStatus'], Schemas['LeaveAction']>(
  'Leave',
  {
    requested: ['update', 'approve', 'reject', 'cancel'],
    approved: ['cancel'],
    rejected: [],
    cancelled: [],
  },
  { update: 'be changed', approve: 'be approved', reject: 'be rejected', cancel: 'be cancelled' },
  { update: 'leave:write', approve: 'leave:approve', reject: 'leave:approve', cancel: 'leave:write' },
)
