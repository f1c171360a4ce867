import type { EntityManager } from '@mikro-orm/postgresql'
import { type Entry, recordAudit, recordAudits } from '../audit/record-audit.ts'
import { recordEvent } from '../events/record-event.ts'
import { recordEvents } from '../events/record-events.ts'
import type { RequestOf, Schemas } from '../operation/contract.ts'
import { type PersonRow, personEventData } from './present-person.ts'

/** A change of a person that others are told of. */
export interface PersonNews {
  /** The person as they are now. */
  row: PersonRow
  /** The person as they were, of one who was there. */
  before?: PersonRow
  as: 'created' | 'updated' | 'terminated'
  /** What more the audit log has to say. */
  detail?: Schemas['AuditDetail']
}

type By = Pick<RequestOf<'people.update'>, 'principal' | 'origin'>

/** Records the event of a change, and who made it. */
export async function tellOfPerson(t: EntityManager, { principal, origin }: By, news: PersonNews): Promise<void> {
  const { business_id } = principal
  await recordEvent(t, { business_id, ...eventOf(news) })
  await recordAudit(t, origin, principal, entryOf(business_id, news))
}

/** Does the same for many changes, in as many statements as for one. */
export async function tellOfPeople(t: EntityManager, { principal, origin }: By, news: PersonNews[]): Promise<void> {
  if (news.length === 0) return
  const { business_id } = principal
  await recordEvents(t, business_id, news.map(eventOf))
  await recordAudits(
    t,
    origin,
    principal,
    news.map((each) => entryOf(business_id, each)),
  )
}

const eventOf = ({ row, as }: PersonNews) =>
  as === 'created'
    ? { type: 'person.created' as const, data: personEventData(row), created_at: row.created_at }
    : { type: 'person.updated' as const, data: personEventData(row), created_at: row.updated_at }

const entryOf = (business_id: number, { row, as, detail }: PersonNews): Entry => ({
  business_id,
  action: `person.${as}`,
  detail: { person_id: row.id, ...detail },
})
