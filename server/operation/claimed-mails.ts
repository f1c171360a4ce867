import { type RawBuilder, sql } from 'kysely'
import type { Work } from './work.ts'

/** Tables of emails that are claimed, sent and marked. */
type MailTable =
  | 'leave_expiry_notices'
  | 'leave_mails'
  | 'payslip_mails'
  | 'person_change_mails'
  | 'task_reminders'
  | 'webhook_mails'

/** The duration of a lease, which exceeds the timeout of a mail server. */
const minutesToSend = 3

/** Leases emails to this worker until they are marked or released, or the lease expires. */
export const claimMails = (work: Work, table: MailTable, ids: number[]): Promise<void> =>
  setMails(work, table, ids, { claimed_until: sql`now() + make_interval(mins => ${sql.lit(minutesToSend)})` })

/** Marks emails as accepted by the mail server, or as obsolete. */
export const markMailsSent = (work: Work, table: MailTable, ids: number[]): Promise<void> =>
  setMails(work, table, ids, { sent_at: sql`now()` })

/** Ends the lease of emails that could not be sent, so that the next attempt can claim them. */
export const releaseMails = (work: Work, table: MailTable, ids: number[]): Promise<void> =>
  setMails(work, table, ids, { claimed_until: null })

async function setMails(
  { db, business_id }: Work,
  table: MailTable,
  ids: number[],
  values: { claimed_until: RawBuilder<string> | null } | { sent_at: RawBuilder<string> },
): Promise<void> {
  if (ids.length === 0) return
  const mails = db.updateTable(table).set(values).where('business_id', '=', business_id)
  await mails.where('id', '=', sql<number>`any(${ids})`).execute()
}
