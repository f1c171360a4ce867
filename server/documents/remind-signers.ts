import { type RawBuilder, sql } from 'kysely'
import { clockNow, readClock } from '../business/clock.ts'
import {
  acrossBusinesses,
  type Change,
  type Db,
  type GlobalChange,
  type GlobalWork,
  inBusiness,
  inTransaction,
  type Work,
} from '../operation/work.ts'
import { appendToTrail } from './append-to-trail.ts'
import { lockDocument } from './find-document.ts'
import { nextReminder } from './next-reminder.ts'
import { nextSigners } from './present-document.ts'
import { queueMails } from './queue-mails.ts'
import { endSigningLinks } from './signing-links.ts'

/**
 * Reminds the signers of the document whose reminder is due first, of all businesses. Skips documents that a signer or
 * another worker has locked: the next run finds those that are still due. Those of a sandbox that is ahead can be due
 * before (`remindNextOf`).
 *
 * @returns whether there was one
 */
export const remindNextDocument = (work: GlobalWork): Promise<boolean> =>
  inTransaction(work, async (work) =>
    remindFirst(work, acrossBusinesses(work).db, sql`next_reminder_at <= clock_timestamp()`),
  )

/** Does the same for one business, by its own clock. */
export const remindNextOf = (work: Work): Promise<boolean> =>
  inTransaction(work, async (work) =>
    remindFirst(work, work.db, sql`business_id = ${work.business_id} and next_reminder_at <= ${clockNow(work)}`),
  )

async function remindFirst(work: GlobalChange, db: Db, isDue: RawBuilder<boolean>): Promise<boolean> {
  const due = await db
    .selectFrom('documents')
    .select(['business_id', 'id'])
    .where('status', '=', sql.lit('sent' as const)) // as the index has it: a parameter would hide that from a generic plan
    .where('next_reminder_at', 'is not', null)
    .where(isDue)
    .orderBy('next_reminder_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return false
  await remindSigners(inBusiness(work, due.business_id), due.id)
  return true
}

/**
 * Has each signer whose turn it is mailed a new link in place of those in mails before. Links that the sender handed over
 * stay good, as nobody knows here whether they have been used.
 */
async function remindSigners(work: Change, id: number): Promise<void> {
  const { db, business_id } = work
  const row = await lockDocument(work, id)
  const at = await readClock(work)
  await db
    .updateTable('documents')
    .set({ next_reminder_at: nextReminder(row, at) })
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .execute()
  if ((row.expires_at ?? '') <= at) return
  for (const { id: signer_id } of nextSigners(row)) {
    await endSigningLinks(work, [signer_id], 'mail')
    await queueMails(work, id, 'remind', [{ signer_id }])
    await appendToTrail(work, id, { type: 'reminded', data: { signer_id, delivery: 'mail' }, at })
  }
}
