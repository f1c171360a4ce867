import type { Schemas } from '../operation/contract.ts'
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
)

/** The states in which a pay run pays: employees see their payslips of it, and the bank can get its payments. */
export const payingStates: readonly Status[] = ['approved', 'completed']
