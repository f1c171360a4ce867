import { businessesWithNextStatus, publishNextStatus } from '../../server/people/publish-next-status.ts'
import { inTurns } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/** Publishes the status changes of people whose employment has started or ended, one transaction each. */
export const publishStatusChanges: Task<'publish_status_changes'> = async (work) =>
  inTurns(work, await businessesWithNextStatus(work), 'publishing a status change', (work) =>
    publishNextStatus(work, { locked: 'skip' }),
  )
