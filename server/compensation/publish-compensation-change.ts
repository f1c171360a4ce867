import { type AuditEntry, recordAudits } from '../audit/record-audit.ts'
import type { Change } from '../operation/work.ts'
import { type NewEvent, recordEvents } from '../outbox/record-event.ts'
import { type CompensationRow, compensationEventData } from './present-compensation.ts'

/** A change of a compensation, to be recorded as an event and in the audit log, both without the amount. */
export interface CompensationChange {
  /** The compensation after the change; a deleted one as last stored. */
  row: CompensationRow
  as: 'created' | 'updated' | 'deleted'
  /** The time of the change (RFC 3339). */
  at: string
  /** The names of the changed members of an updated compensation. */
  changed?: string[]
}

/** Records changes of compensations: their events and their audit entries. */
export async function publishCompensationChanges(work: Change, changes: readonly CompensationChange[]): Promise<void> {
  if (changes.length === 0) return
  await recordEvents(work, changes.map(changeEvent))
  await recordAudits(work, changes.map(auditEntry))
}

const changeEvent = ({ row, as, at }: CompensationChange): NewEvent => ({
  type: `compensation.${as}`,
  data: compensationEventData(row),
  created_at: at,
})

const auditEntry = ({ row, as, changed }: CompensationChange): AuditEntry => ({
  action: `compensation.${as}`,
  detail: {
    compensation_id: row.id,
    person_id: row.person_id,
    effective_on: row.effective_on,
    ...(changed && { changed: changed.join(' ') }),
  },
})
