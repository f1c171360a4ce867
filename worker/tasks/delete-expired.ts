import { type RawBuilder, sql } from 'kysely'
import { keptHours } from '../../server/db/kept-answer.entity.ts'
import { type Database, sqlOf } from '../../server/db/orm.ts'
import { enqueue, jobs } from '../../server/jobs.ts'
import { clearDeleted } from '../../server/people/clear-deleted.ts'
import type { Task } from '../task.ts'

/** What is kept for a time only, and which rows are past it. */
const expired: [table: keyof Database | 'throttles' | 'webhook_hours', over: RawBuilder<unknown>][] = [
  ['audit_log', sql`at < now() - interval '400 days'`],
  ['kept_answers', sql`created_at < now() - make_interval(hours => ${sql.lit(keptHours)})`],
  ['login_challenges', sql`expires_at < now()`],
  ['password_links', sql`expires_at < now()`],
  // Before their sessions: there can be thousands for each, which a cascade would delete in one go.
  ['refresh_tokens', sql`session_id in (select id from sessions where expires_at < now())`],
  ['sessions', sql`expires_at < now() and not exists (select from refresh_tokens where session_id = sessions.id)`],
  // With these nothing can be signed or downloaded any more (server/documents/signer-file.ts): a day later than mails say.
  [
    'signing_links',
    sql`ended_at < now() - interval '31 days' or exists (
      select from document_signers signer join documents document on document.id = signer.document_id
      where signer.id = signing_links.signer_id
        and least(document.signed_at, document.declined_at, document.voided_at) < now() - interval '31 days'
    )`,
  ],
  ['document_mails', sql`created_at < now() - interval '31 days'`],
  // Attempts go with their deliveries; events, whose text is sent, go long after.
  ['webhook_deliveries', sql`created_at < now() - interval '30 days' and status <> 'pending'`],
  [
    'events',
    sql`created_at < now() - interval '90 days' and not exists (
      select from webhook_deliveries delivery where delivery.status = 'pending' and delivery.event_id = events.id
    )`,
  ],
  ['webhook_hours', sql`hour < now() - interval '25 hours'`],
  ['throttles', sql`expire < extract(epoch from now()) * 1000`],
]

/** Rows of a statement: few enough that nobody waits for its locks. */
const batchSize = 1000

/** Deletes a batch of each, clears a batch of tombstones, and comes again while there is more. */
export const deleteExpired: Task = async (payload, { orm }) => {
  jobs.delete_expired.parse(payload)
  const em = orm.em.fork()
  let isMore = false
  for (const [table, over] of expired) {
    const name = sql.table(table)
    const { numAffectedRows = 0n } = await sql`
      delete from ${name} where ctid = any(array(select ctid from ${name} where ${over} limit ${sql.lit(batchSize)}))
    `.execute(sqlOf(em))
    isMore ||= numAffectedRows >= batchSize
  }
  const cleared = await clearDeleted(em, batchSize)
  isMore ||= cleared >= batchSize
  if (isMore) await enqueue(em, 'delete_expired', {})
}
