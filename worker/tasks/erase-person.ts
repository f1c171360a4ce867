import { inBusiness } from '../../server/operation/work.ts'
import { completeErasure } from '../../server/personal-data/complete-erasure.ts'
import type { Task } from '../task.ts'

/** Erases the PII of a person from events, deliveries, the audit log, stored responses and documents. */
export const erasePerson: Task<'erase_person'> = (work, { business_id, person_id }) =>
  completeErasure(inBusiness(work, business_id), person_id)
