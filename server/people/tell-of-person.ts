import { type AuditEntry, recordAudit, recordAudits } from '../audit/record-audit.ts'
import { type NewEvent, recordEvent } from '../events/record-event.ts'
import { recordEvents } from '../events/record-events.ts'
import type { Schemas } from '../operation/contract.ts'
import type { Change } from '../operation/work.ts'
import { type PersonRow, personEventData } from './present-person.ts'

/** A change of a person, for the event and the audit log. */
export interface PersonNews {
  /** The person after the change. */
  row: PersonRow
  /** The person before it, unless it created them. */
  before?: PersonRow
  as: 'created' | 'updated' | 'terminated'
  /** What the audit log says beside the id. */
  detail?: Schemas['AuditDetail']
}

/** Records a change of a person: its event, and its entry in the audit log. */
export async function tellOfPerson(work: Change, news: PersonNews): Promise<void> {
  await recordEvent(work, eventOf(news))
  await recordAudit(work, entryOf(news))
}

/** Does the same for many changes, in as many statements as for one. */
export async function tellOfPeople(work: Change, news: PersonNews[]): Promise<void> {
  if (news.length === 0) return
  await recordEvents(work, news.map(eventOf))
  await recordAudits(work, news.map(entryOf))
}

const eventOf = ({ row, as }: PersonNews): NewEvent =>
  as === 'created'
    ? { type: 'person.created', data: personEventData(row), created_at: row.created_at }
    : { type: 'person.updated', data: personEventData(row), created_at: row.updated_at }

const entryOf = ({ row, as, detail }: PersonNews): AuditEntry => ({
  action: `person.${as}`,
  detail: { person_id: row.id, ...detail },
})
