import { inBusiness } from '../../server/operation/work.ts'
import { completeErasure } from '../../server/personal-data/complete-erasure.ts'
import type { Task } from '../task.ts'

/** Takes what tells who an erased person was out of events, deliveries, the audit log, kept answers and documents. */
export const erasePerson: Task<'erase_person'> = (work, { business_id, person_id }) =>
  completeErasure(inBusiness(work, business_id), person_id)
