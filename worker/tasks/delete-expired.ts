import { type RawBuilder, sql } from 'kysely'
import { keptHours } from '../../server/db/kept-hours.ts'
import { enqueue } from '../../server/jobs.ts'
import { acrossBusinesses } from '../../server/operation/work.ts'
import { clearDeleted } from '../../server/people/clear-deleted.ts'
import type { Database } from '../../server/schema.ts'
import { partitionedLogs } from '../../server/webhooks/partitioned-logs.ts'
import type { Task } from '../task.ts'

/** Tables with a limited retention, and the condition for their expired rows. */
const expired: [table: keyof Database, over: RawBuilder<unknown>][] = [
  ['audit_log', sql`at < now() - interval '400 days'`],
  ['kept_answers', sql`created_at < now() - make_interval(hours => ${sql.lit(keptHours)})`],
  ['login_challenges', sql`expires_at < now()`],
  ['password_links', sql`expires_at < now()`],
  // Deleted before their sessions: a session can have thousands, which a cascade would delete at once.
  ['refresh_tokens', sql`(business_id, session_id) in (select business_id, id from sessions where expires_at < now())`],
  [
    'sessions',
    sql`expires_at < now() and not exists (
      select from refresh_tokens where business_id = sessions.business_id and session_id = sessions.id
    )`,
  ],
  // Links that no longer open anything (server/documents/signing.file.ts), one day after the time stated in the mails.
  [
    'signing_links',
    sql`ended_at < now() - interval '31 days' or exists (
      select from document_signers signer
      join documents document on document.business_id = signer.business_id and document.id = signer.document_id
      where signer.business_id = signing_links.business_id and signer.id = signing_links.signer_id
        and least(document.signed_at, document.declined_at, document.voided_at) < now() - interval '31 days'
    )`,
  ],
  ['document_mails', sql`created_at < now() - interval '31 days'`],
  ['leave_mails', sql`created_at < now() - interval '31 days'`],
  // Events hold the text of deliveries, and are deleted much later than the log of these.
  [
    'events',
    sql`created_at < now() - interval '90 days' and not exists (
      select from pending_deliveries delivery
      where delivery.business_id = events.business_id and delivery.event_id = events.id
    )`,
  ],
  ['webhook_hours', sql`hour < now() - interval '25 hours'`],
  ['throttles', sql`expire < extract(epoch from now()) * 1000`],
]

/** Rows per statement, few enough that nobody waits for its locks. */
const batchSize = 1000

/**
 * Deletes a batch from each table and clears a batch of tombstones, and enqueues itself again while there is more. Then
 * makes partitions, and drops those that are over.
 */
export const deleteExpired: Task<'delete_expired'> = async (work) => {
  const { db } = acrossBusinesses(work)
  let isMore = false
  for (const [table, over] of expired) {
    const name = sql.table(table)
    const { numAffectedRows = 0n } = await sql`
      delete from ${name} where ctid = any(array(select ctid from ${name} where ${over} limit ${sql.lit(batchSize)}))
    `.execute(db)
    isMore ||= numAffectedRows >= batchSize
  }
  const cleared = await clearDeleted(work, batchSize)
  isMore ||= cleared >= batchSize
  if (isMore) await enqueue(work, 'delete_expired', {})
  // Last, as somebody's long statement makes it fail: then it is tried again.
  for (const [table, { keptDays }] of Object.entries(partitionedLogs)) {
    await sql`select make_partitions(${table}::regclass)`.execute(db)
    await sql`select drop_partitions(${table}::regclass, ${keptDays})`.execute(db)
  }
}
