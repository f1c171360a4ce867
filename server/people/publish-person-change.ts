import { recordUserUpdated } from '../access/users/record-user-event.ts'
import { type AuditEntry, recordAudit, recordAudits } from '../audit/record-audit.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Change } from '../operation/work.ts'
import type { NewEvent } from '../outbox/record-event.ts'
import { recordEvent, recordEvents } from '../outbox/record-event.ts'
import { type PersonRow, personEventData } from './present-person.ts'
import { changesAccess, statusEvents } from './published-status.ts'

/** A change of a person, for the event and the audit log. */
export interface PersonChange {
  /** The person after the change. */
  row: PersonRow
  /** The person before it, unless it created them. */
  before?: PersonRow
  as: 'created' | 'updated' | 'terminated'
  /** The changed members of the person, unless it created them. */
  changed?: string[]
  /** Details for the audit log, in addition to the id. */
  detail?: Schemas['AuditDetail']
}

/** Records a change of a person: its events, and its entry in the audit log. */
export async function publishPersonChange(work: Change, change: PersonChange): Promise<void> {
  for (const event of changeEvents(change)) await recordEvent(work, event)
  await recordAccess(work, change)
  recordAudit(work, auditEntry(change))
}

/** Does the same for many changes, in as many statements as for one. */
export async function publishPersonChanges(work: Change, changes: PersonChange[]): Promise<void> {
  if (changes.length === 0) return
  await recordEvents(work, changes.flatMap(changeEvents))
  for (const change of changes) await recordAccess(work, change)
  await recordAudits(work, changes.map(auditEntry))
}

/** The event about the change, and those about a new status that it brought at once. */
function changeEvents({ row, before, as, changed }: PersonChange): NewEvent[] {
  const data = personEventData(row)
  if (as === 'created') return [{ type: 'person.created', data, created_at: row.created_at }]
  const updated: NewEvent = { type: 'person.updated', data, changed, created_at: row.updated_at }
  return [updated, ...(before ? statusEvents(before.published_status, row, row.updated_at) : [])]
}

/** The user of a person loses and regains access with the employment. */
async function recordAccess(work: Change, { row, before }: PersonChange): Promise<void> {
  if (!before || !row.user_id || !changesAccess(before.published_status, row)) return
  await recordUserUpdated(work, row.user_id, row.updated_at)
}

/** The members of a person that are a second form of a column. */
const secondForms: Record<string, string> = { department_id: 'department', end_date: 'last_day' }

/** The members of a person that change with columns. */
export const eventMembers = (columns: string[]): string[] =>
  columns.flatMap((name) => [name, ...(secondForms[name] === undefined ? [] : [secondForms[name]])])

const auditEntry = ({ row, as, detail }: PersonChange): AuditEntry => ({
  action: `person.${as}`,
  detail: { person_id: row.id, ...detail },
})
