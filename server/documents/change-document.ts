import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Origin } from '../audit/record-audit.ts'
import { type Database, sqlOf } from '../db/orm.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Schemas } from '../operation/contract.ts'
import { appendAudit } from './append-audit.ts'
import { type DocumentRow, documentColumns, documentEventData } from './present-document.ts'

interface Change {
  /** What it is before, and what it becomes. */
  from: Schemas['DocumentStatus']
  to: Schemas['DocumentStatus']
  /** What else must be so at the moment of the change. */
  only?: RawBuilder<boolean>
  set?: Updateable<Database['documents']>
  at: string
  actor: string
  origin: Origin | undefined
  /** For the entry of the trail that tells of it. */
  data?: Schemas['DocumentAuditEntry']['data']
}

/** The states whose coming is an event; the trail has an entry of the same name for each but `draft`. */
const events = {
  signed: 'document.signed',
  expired: 'document.expired',
  declined: 'document.declined',
  voided: 'document.voided',
} as const

/**
 * Brings a document into another state by one conditional update, with its entry in the trail and its event.
 *
 * @returns undefined when it was not in the state before any more: then nothing happened
 */
export async function changeDocument(
  t: EntityManager,
  { business_id, id }: { business_id: number; id: number },
  { from, to, only = sql<boolean>`true`, set = {}, at, actor, origin, data = {} }: Change,
): Promise<DocumentRow | undefined> {
  const row = await sqlOf(t)
    .updateTable('documents')
    .set({ ...set, status: to, version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .where('status', '=', from)
    .where(only)
    .returning(documentColumns)
    .executeTakeFirst()
  if (!row) return undefined
  if (to !== 'draft') await appendAudit(t, { business_id, document_id: id, type: to, actor, origin, data, at })
  if (to in events) {
    const type = events[to as keyof typeof events]
    await recordEvent(t, { business_id, type, data: documentEventData(row), created_at: at })
  }
  return row
}
