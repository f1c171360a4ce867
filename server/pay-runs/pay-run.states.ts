import type { Schemas } from '../operation/contract/contract.ts'
import { stateTable } from '../operation/state-table.ts'

type Status = Schemas['PayRunStatus']

/** The actions that each state of a pay run allows. Writing its payslips is an `update`. */
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

/** The states in which employees can see their payslips and the bank file can be exported. */
export const payingStates: readonly Status[] = ['approved', 'completed']
