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
import { changeDocument } from './change-document.ts'
import { queueMails, senderOf } from './queue-mails.ts'

/**
 * Expires the document whose time ran out first, of all businesses. Skips documents that a signer or another worker has
 * locked: the next run finds those that are still due. Those of a sandbox that is ahead can be due before
 * (`expireNextOf`).
 *
 * @returns whether there was one
 */
export const expireNextDocument = (work: GlobalWork): Promise<boolean> =>
  inTransaction(work, async (work) =>
    expireFirst(work, acrossBusinesses(work).db, sql`expires_at <= clock_timestamp()`),
  )

/** Does the same for one business, by its own clock. */
export const expireNextOf = (work: Work): Promise<boolean> =>
  inTransaction(work, async (work) => expireFirst(work, work.db, isDueIn(work)))

const isDueIn = (business: Pick<Work, 'business_id'>) =>
  sql<boolean>`business_id = ${business.business_id} and expires_at <= ${clockNow(business)}`

async function expireFirst(work: GlobalChange, db: Db, isDue: RawBuilder<boolean>): Promise<boolean> {
  const due = await db
    .selectFrom('documents')
    .select(['business_id', 'id'])
    .where('status', '=', sql.lit('sent' as const)) // as the index has it: a parameter would hide that from a generic plan
    .where(isDue)
    .orderBy('expires_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return false
  await expireDocument(inBusiness(work, due.business_id), due.id)
  return true
}

async function expireDocument(work: Change, id: number): Promise<void> {
  const at = await readClock(work)
  const row = await changeDocument(work, id, {
    from: 'sent',
    to: 'expired',
    only: isDueIn(work),
    set: { expired_at: at },
    at,
  })
  if (row) await queueMails(work, id, 'expired', senderOf(row))
}
