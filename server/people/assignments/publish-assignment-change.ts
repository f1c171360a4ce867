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
}

/** Records changes of assignments: their events and their audit entries. */
export async function publishAssignmentChanges(work: Change, changes: readonly AssignmentChange[]): Promise<void> {
  if (changes.length === 0) return
  await recordEvents(work, changes.map(changeEvent))
  await recordAudits(work, changes.map(auditEntry))
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
