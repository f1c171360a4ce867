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
  /** The members of the person that changed; none of one who was created. */
  changed?: string[]
  /** What the audit log says beside the id. */
  detail?: Schemas['AuditDetail']
}

/** Records a change of a person: its event, and its entry in the audit log. */
export async function publishPersonChange(work: Change, news: PersonChange): Promise<void> {
  for (const event of eventsOf(news)) await recordEvent(work, event)
  await recordAccess(work, news)
  recordAudit(work, entryOf(news))
}

/** Does the same for many changes, in as many statements as for one. */
export async function publishPersonChanges(work: Change, news: PersonChange[]): Promise<void> {
  if (news.length === 0) return
  await recordEvents(work, news.flatMap(eventsOf))
  for (const each of news) await recordAccess(work, each)
  await recordAudits(work, news.map(entryOf))
}

/** What happened, and the status that it has brought at once. */
function eventsOf({ row, before, as, changed }: PersonChange): NewEvent[] {
  const data = personEventData(row)
  if (as === 'created') return [{ type: 'person.created', data, created_at: row.created_at }]
  const updated: NewEvent = { type: 'person.updated', data, changed, created_at: row.updated_at }
  return [updated, ...(before ? statusEvents(before.told_status, row, row.updated_at) : [])]
}

/** The access of a user ends and comes back with the employment of their person. */
async function recordAccess(work: Change, { row, before }: PersonChange): Promise<void> {
  if (!before || !row.user_id || !changesAccess(before.told_status, row)) return
  await recordUserUpdated(work, row.user_id, row.updated_at)
}

/** Members of a person that are one thing in two forms: when one changes, the other does, too. */
const twins: Record<string, string> = { department_id: 'department', end_date: 'last_day' }

/** The members of a person that change with columns. */
export const membersOf = (columns: string[]): string[] =>
  columns.flatMap((name) => [name, ...(twins[name] === undefined ? [] : [twins[name]])])

const entryOf = ({ row, as, detail }: PersonChange): AuditEntry => ({
  action: `person.${as}`,
  detail: { person_id: row.id, ...detail },
})
