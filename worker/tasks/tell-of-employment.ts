import { businessesWithNextStatus, tellNextStatus } from '../../server/people/tell-next-status.ts'
import { inTurns } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/** Tells of everybody whose employment has begun or ended, each in a transaction of its own. */
export const tellOfEmployment: Task<'tell_of_employment'> = async (work) =>
  inTurns(work, await businessesWithNextStatus(work), 'telling of an employment', (work) =>
    tellNextStatus(work, { locked: 'skip' }),
  )
