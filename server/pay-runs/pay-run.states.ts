import type { Schemas } from '../operation/contract/contract.ts'
import { stateTable } from '../operation/state-table.ts'

type Status = Schemas['PayRunStatus']

/** What can be done to a pay run in each of its states. Whoever writes its payslips updates it. */
export const payRunStates = stateTable<Status, Schemas['PayRunAction']>(
  'A pay run',
  {
    draft: ['update', 'delete', 'approve', 'cancel'],
    approved: ['reopen', 'complete', 'cancel'],
    completed: [],
    cancelled: [],
  },
  {
    update: 'be changed',
    delete: 'be deleted',
    approve: 'be approved',
    reopen: 'be reopened',
    complete: 'be completed',
    cancel: 'be cancelled',
  },
  {
    update: 'payruns:write',
    delete: 'payruns:write',
    approve: 'payruns:approve',
    reopen: 'payruns:approve',
    complete: 'payruns:approve',
    cancel: 'payruns:approve',
  },
)

/** The states in which a pay run pays: employees see their payslips of it, and the bank can get its payments. */
export const payingStates: readonly Status[] = ['approved', 'completed']
