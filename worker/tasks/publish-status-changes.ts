import { businessesWithNextStatus, publishNextStatus } from '../../server/people/publish-next-status.ts'
import { roundRobin } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/** Publishes the status changes of people whose employment has started or ended, in one transaction per person. */
export const publishStatusChanges: Task<'publish_status_changes'> = async (work) =>
  roundRobin(work, await businessesWithNextStatus(work), 'publishing status changes', (work) =>
    publishNextStatus(work, { locked: 'skip' }),
  )
