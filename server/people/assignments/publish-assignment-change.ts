import { type AuditEntry, recordAudits } from '../../audit/record-audit.ts'
import type { Change } from '../../operation/work.ts'
import { type NewEvent, recordEvents } from '../../outbox/record-event.ts'
import { type AssignmentRow, assignmentEventData } from './present-assignment.ts'

/** A change of an assignment, to be recorded as an event and in the audit log. */
export interface AssignmentChange {
  /** The assignment after the change; a deleted one as last stored. */
  row: AssignmentRow
  as: 'created' | 'updated' | 'deleted'
  /** The time of the change (RFC 3339). */
  at: string
  /** The names of the changed members of an updated assignment. */
  changed?: string[]
  /** Whether the audit entry about the record of the person includes the change, which then has none itself. */
  isInRecord?: boolean
}

/** Records changes of assignments: their events, and their audit entries unless the record of the person has one. */
export async function publishAssignmentChanges(work: Change, changes: readonly AssignmentChange[]): Promise<void> {
  if (changes.length === 0) return
  await recordEvents(work, changes.map(changeEvent))
  const audited = changes.filter(({ isInRecord }) => !isInRecord)
  if (audited.length > 0) await recordAudits(work, audited.map(auditEntry))
}

const changeEvent = ({ row, as, at }: AssignmentChange): NewEvent => ({
  type: `assignment.${as}`,
  data: assignmentEventData(row),
  created_at: at,
})

const auditEntry = ({ row, as, changed }: AssignmentChange): AuditEntry => ({
  action: `assignment.${as}`,
  detail: {
    assignment_id: row.id,
    person_id: row.person_id,
    effective_on: row.effective_on,
    ...(changed && { changed: changed.join(' ') }),
  },
})
