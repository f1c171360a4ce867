import { createIndex, type Step } from '../steps/steps.ts'

/** Adds an index to filter the audit log by the person that an action affects. */
export const auditPerson: readonly Step[] = [
  createIndex(
    `create index audit_log_person on audit_log (business_id, (detail->>'person_id'), id) where detail->>'person_id' is not null`,
  ),
]
