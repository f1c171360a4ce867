import { sql } from 'kysely'
import { acrossBusinesses, type Change, type GlobalWork, inBusiness, inTransaction } from '../operation/work.ts'
import { changeDocument } from './change-document.ts'
import { queueMails, senderOf } from './queue-mails.ts'
import { readClock } from './read-clock.ts'

const isDue = sql<boolean>`expires_at <= clock_timestamp()`

/**
 * Expires the document whose time ran out first, of all businesses. Skips documents that a signer or another worker has
 * locked: the next run finds those that are still due.
 *
 * @returns whether there was one
 */
export const expireNextDocument = (work: GlobalWork): Promise<boolean> =>
  inTransaction(work, async (work) => {
    const due = await acrossBusinesses(work)
      .db.selectFrom('documents')
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
  })

async function expireDocument(work: Change, id: number): Promise<void> {
  const at = await readClock(work)
  const row = await changeDocument(work, id, { from: 'sent', to: 'expired', only: isDue, set: { expired_at: at }, at })
  if (row) await queueMails(work, id, 'expired', senderOf(row))
}
