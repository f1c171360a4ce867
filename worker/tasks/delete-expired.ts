import { type RawBuilder, sql } from 'kysely'
import { idempotencyKeyHours } from '../../server/db/idempotency-key-hours.ts'
import { enqueue } from '../../server/jobs.ts'
import { acrossBusinesses, type Database, type Db } from '../../server/operation/work.ts'
import { businessesToClear, clearDeleted } from '../../server/personal-data/clear-deleted.ts'
import { partitionedLogs } from '../../server/webhooks/deliveries/partitioned-logs.ts'
import { roundRobin } from '../for-each-business.ts'
import type { Task } from '../task.ts'

/** A table, the condition for its expired rows, and its primary key if that is not (`business_id`, `id`). */
type Retention = {
  [Table in keyof Database]: [table: Table, condition: RawBuilder<unknown>, key?: (keyof Database[Table])[]]
}[keyof Database]

/** The tables with limited retention. */
const retentions: Retention[] = [
  ['audit_log', sql`at < now() - interval '400 days'`],
  [
    'kept_answers',
    sql`created_at < now() - make_interval(hours => ${sql.lit(idempotencyKeyHours)})`,
    ['business_id', 'principal', 'request', 'key'],
  ],
  ['app_tokens', sql`expires_at < now()`, ['business_id', 'token_hash']],
  ['login_challenges', sql`expires_at < now()`, ['business_id', 'token_hash']],
  ['authentication_requests', sql`expires_at < now()`, ['business_id', 'state']],
  ['passkey_challenges', sql`expires_at < now()`, ['challenge']],
  ['password_links', sql`expires_at < now()`, ['id']],
  // Refresh tokens are deleted before their sessions: a session can have thousands, which a cascade would delete in one
  // statement.
  [
    'refresh_tokens',
    sql`(business_id, session_id) in (select business_id, id from sessions where expires_at < now())`,
    ['business_id', 'token_hash'],
  ],
  [
    'sessions',
    sql`expires_at < now() and not exists (
      select from refresh_tokens where business_id = sessions.business_id and session_id = sessions.id
    )`,
  ],
  ['document_mails', sql`created_at < now() - interval '31 days'`],
  ['leave_expiry_notices', sql`expires_on < current_date - 31`],
  ['leave_mails', sql`created_at < now() - interval '31 days'`],
  ['payslip_mails', sql`created_at < now() - interval '31 days'`],
  ['person_change_mails', sql`created_at < now() - interval '31 days'`],
  ['task_reminders', sql`created_at < now() - interval '31 days'`],
  ['webhook_mails', sql`created_at < now() - interval '31 days'`],
  // Events contain the payloads of deliveries, but are retained much longer than the log of deliveries.
  [
    'events',
    sql`created_at < now() - interval '90 days' and not exists (
      select from pending_deliveries delivery
      where delivery.business_id = events.business_id and delivery.event_id = events.id
    )`,
  ],
  ['webhook_hours', sql`hour < now() - interval '169 hours'`, ['business_id', 'webhook_id', 'hour']],
  ['throttles', sql`expire < extract(epoch from now()) * 1000`, ['key']],
]

/** The number of rows per statement, which is small because other transactions wait for its locks. */
const batchSize = 1000

/**
 * Deletes a batch of rows from each table, and enqueues another job while there are more. Clears tombstones in batches.
 * Finally creates partitions, and drops those whose retention has ended.
 */
export const deleteExpired: Task<'delete_expired'> = async (work) => {
  const { db } = acrossBusinesses(work)
  let hasMore = await deleteBatch(db, ['signing_links', await expiredLinks(db), ['business_id', 'token_hash']])
  for (const retention of retentions) if (await deleteBatch(db, retention)) hasMore = true
  await roundRobin(work, await businessesToClear(work), 'clearing deleted people', async (work) => {
    return (await clearDeleted(work, batchSize)) >= batchSize
  })
  if (hasMore) await enqueue(work, 'delete_expired', {})
  // Partitions are last, as this step fails during a long statement in another session; the job is then retried.
  for (const [table, { keptDays }] of Object.entries(partitionedLogs)) {
    await sql`select make_partitions(${table}::regclass)`.execute(db)
    await sql`select drop_partitions(${table}::regclass, ${keptDays})`.execute(db)
  }
}

/** Deletes a batch of expired rows. Returns whether there may be more. */
async function deleteBatch(db: Db, [table, condition, key = ['business_id', 'id']]: Retention): Promise<boolean> {
  const batch = db.placement.batch({ table, key, where: condition, size: batchSize })
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${batch}`.execute(db)
  return numAffectedRows >= batchSize
}

/**
 * Returns SQL for the condition that a signing link has expired (server/documents/signing/signing.file.ts), one day
 * after the time stated in the emails.
 */
async function expiredLinks(db: Db): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ token_hash: string }>`
    select link.token_hash from signing_links link
    join document_signers signer on signer.business_id = link.business_id and signer.id = link.signer_id
    join documents document on document.business_id = signer.business_id and document.id = signer.document_id
    where least(document.signed_at, document.declined_at, document.voided_at) < now() - interval '31 days'
    limit ${sql.lit(batchSize)}`.execute(db)
  const hashes = rows.map(({ token_hash }) => token_hash)
  return sql`ended_at < now() - interval '31 days' or token_hash = any(${hashes}::text[])`
}
