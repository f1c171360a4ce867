import { tellNextStatus } from '../../server/people/tell-next-status.ts'
import type { Task } from '../task.ts'

/** Tells of everybody whose employment has begun or ended, each in a transaction of its own. */
export const tellOfEmployment: Task<'tell_of_employment'> = async (work) => {
  while (await tellNextStatus(work));
}
