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
  /** The new status, which is also the type of the entry in the audit trail. */
  to: Exclude<Schemas['DocumentStatus'], 'draft'>
  /** An additional condition of the update. */
  condition?: RawBuilder<boolean>
  set?: Updateable<DocumentTable>
  at: string
  /** The `data` of the entry in the audit trail. */
  data?: Schemas['DocumentAuditEntry']['data']
}

const events = {
  sent: 'document.sent',
  signed: 'document.signed',
  filed: 'document.filed',
  expired: 'document.expired',
  declined: 'document.declined',
  voided: 'document.voided',
} as const

/**
 * Changes the status of a document with one conditional update, and records the audit trail entry and the event.
 *
 * @returns undefined, without any change, if the status is not `from` or `condition` is false
 */
export async function changeDocument(
  work: Change,
  id: number,
  { from, to, condition = sql<boolean>`true`, set = {}, at, data = {} }: Transition,
): Promise<DocumentRow | undefined> {
  const row = await work.db
    .with('documents', (db) =>
      db
        .updateTable('documents')
        .set({ ...set, status: to, version: sql`version + 1`, updated_at: databaseTime(work, at) })
        .where('id', '=', id)
        .where('business_id', '=', work.business_id)
        .where('status', '=', from)
        .where(condition)
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
