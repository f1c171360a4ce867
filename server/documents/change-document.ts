import { type RawBuilder, sql, type Updateable } from 'kysely'
import { databaseTime } from '../business/clock.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { appendToTrail } from './append-to-trail.ts'
import type { DocumentTable } from './document.entity.ts'
import { type DocumentRow, documentColumns, documentEventData } from './present-document.ts'

interface Transition {
  from: Schemas['DocumentStatus']
  /** The trail has an entry type of the same name. */
  to: Exclude<Schemas['DocumentStatus'], 'draft'>
  /** What else must hold at the moment of the update. */
  only?: RawBuilder<boolean>
  set?: Updateable<DocumentTable>
  at: string
  /** For the entry in the trail. */
  data?: Schemas['DocumentAuditEntry']['data']
}

/** The event of each state. */
const events = {
  sent: 'document.sent',
  signed: 'document.signed',
  filed: 'document.filed',
  expired: 'document.expired',
  declined: 'document.declined',
  voided: 'document.voided',
} as const

/**
 * Brings a document into another state by one conditional update, with its entry in the trail and its event.
 *
 * @returns undefined when the document is no longer in the state `from`, or `only` does not hold: then nothing happened
 */
export async function changeDocument(
  work: Change,
  id: number,
  { from, to, only = sql<boolean>`true`, set = {}, at, data = {} }: Transition,
): Promise<DocumentRow | undefined> {
  const row = await work.db
    .with('documents', (db) =>
      db
        .updateTable('documents')
        .set({ ...set, status: to, version: sql`version + 1`, updated_at: databaseTime(work, at) })
        .where('id', '=', id)
        .where('business_id', '=', work.business_id)
        .where('status', '=', from)
        .where(only)
        .returningAll(),
    )
    .selectFrom('documents')
    .select(documentColumns(work))
    .executeTakeFirst()
  if (!row) return undefined
  await appendToTrail(work, id, { type: to, data, at })
  await recordEvent(work, { type: events[to], data: documentEventData(row), created_at: row.updated_at })
  return row
}
