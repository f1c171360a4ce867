import { recordUserUpdated } from '../access/users/record-user-event.ts'
import { type AuditEntry, recordAudit, recordAudits } from '../audit/record-audit.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Change } from '../operation/work.ts'
import type { NewEvent } from '../outbox/record-event.ts'
import { recordEvent, recordEvents } from '../outbox/record-event.ts'
import { type PersonRow, personEventData, personStatusEventData } from './present-person.ts'
import { changesAccess, statusEvents } from './published-status.ts'

/** A change of a person, to be recorded as an event and in the audit log. */
export interface PersonChange {
  /** The person after the change. */
  row: PersonRow
  /** The person before the change; undefined for a new person. */
  before?: PersonRow
  as: 'created' | 'updated' | 'terminated' | 'rehired'
  /** The names of the changed members; undefined for a new person. */
  changed?: string[]
  /** The details for the audit log, in addition to the ID. */
  detail?: Schemas['AuditDetail']
}

/** Records a change of a person: its events and its audit entry. */
export async function publishPersonChange(work: Change, change: PersonChange): Promise<void> {
  for (const event of changeEvents(change)) await recordEvent(work, event)
  await recordAccess(work, change)
  recordAudit(work, auditEntry(change))
}

/** Records several changes, with as many statements as for one change. */
export async function publishPersonChanges(work: Change, changes: PersonChange[]): Promise<void> {
  if (changes.length === 0) return
  await recordEvents(work, changes.flatMap(changeEvents))
  for (const change of changes) await recordAccess(work, change)
  await recordAudits(work, changes.map(auditEntry))
}

/** Returns the event about the change, and the events about a new status that results from it immediately. */
function changeEvents({ row, before, as, changed }: PersonChange): NewEvent[] {
  const data = personEventData(row)
  if (as === 'created') return [{ type: 'person.created', data, created_at: row.created_at }]
  const updated: NewEvent = { type: 'person.updated', data, changed, created_at: row.updated_at }
  if (as === 'rehired' && before) return rehireEvents(before, row, updated)
  return [updated, ...(before ? statusEvents(before.published_status, row, row.updated_at) : [])]
}

/** Returns the events about a rehire, which include the end of the former employment if it is not published yet. */
function rehireEvents(before: PersonRow, row: PersonRow, updated: NewEvent): NewEvent[] {
  const created_at = row.updated_at
  return [
    ...statusEvents(before.published_status, { ...before, published_status: 'terminated' }, created_at),
    updated,
    { type: 'person.rehired', data: personStatusEventData(row), created_at },
    ...statusEvents('terminated', row, created_at),
  ]
}

/** Records that the user of a person lost or regained access because of the change of employment. */
async function recordAccess(work: Change, { row, before }: PersonChange): Promise<void> {
  if (!before || !row.user_id || !changesAccess(before.published_status, row)) return
  await recordUserUpdated(work, row.user_id, row.updated_at)
}

/** The members of a person that represent a column in a second form. */
const secondForms: Record<string, string> = { department_id: 'department', end_date: 'last_day' }

/** Returns the members of a person that change with the given columns. */
export const eventMembers = (columns: string[]): string[] =>
  columns.flatMap((name) => [name, ...(secondForms[name] === undefined ? [] : [secondForms[name]])])

const auditEntry = ({ row, as, detail }: PersonChange): AuditEntry => ({
  action: `person.${as}`,
  detail: { person_id: row.id, ...detail },
})
