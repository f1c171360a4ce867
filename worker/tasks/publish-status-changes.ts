import { applyNextAssignment, businessesWithDueAssignments } from '../../server/people/assignments/apply-due.ts'
import { businessesWithNextStatus, publishNextStatus } from '../../server/people/publish-next-status.ts'
import { roundRobin } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/**
 * Publishes the status changes of people whose employment has started or ended, and applies planned assignments whose
 * day has come, in one transaction per person.
 */
export const publishStatusChanges: Task<'publish_status_changes'> = async (work) => {
  await roundRobin(work, await businessesWithNextStatus(work), 'publishing status changes', (work) =>
    publishNextStatus(work, { locked: 'skip' }),
  )
  await roundRobin(work, await businessesWithDueAssignments(work), 'applying assignments', (work) =>
    applyNextAssignment(work, { locked: 'skip' }),
  )
}
