import { type RawBuilder, sql } from 'kysely'
import { clockNow } from '../business/clock.ts'
import type { Locked } from '../operation/work.ts'
import { acrossBusinesses, type Change, type GlobalWork, inTransaction, type Work } from '../operation/work.ts'

/** What becomes of a document that was sent once a time has come. */
interface DueStep {
  /** The column of that time. */
  at: 'expires_at' | 'next_reminder_at'
  /** In the transaction that has locked the document. */
  take(work: Change, id: number): Promise<void>
}

/** The businesses in which the step is due for a document. Those of a sandbox that is ahead can be due before. */
export async function businessesWithDue(work: GlobalWork, at: DueStep['at']): Promise<number[]> {
  const rows = await acrossBusinesses(work)
    .db.selectFrom('documents')
    .select('business_id')
    .distinct()
    .where(isWaiting(at))
    .where(at, '<=', sql<string>`clock_timestamp()`)
    .execute()
  return rows.map(({ business_id }) => business_id)
}

/**
 * Takes a step for the document of a business for which it is due first, by the clock of the business.
 *
 * @returns whether there was one
 */
export const takeDueStep = (work: Work, { at, take }: DueStep, { locked }: Locked): Promise<boolean> =>
  inTransaction(work, async (work) => {
    const due = await work.db
      .selectFrom('documents')
      .select('id')
      .where(isWaiting(at))
      .where(isDueIn(work, at))
      .orderBy(at)
      .limit(1)
      .forUpdate()
      .$if(locked === 'skip', (query) => query.skipLocked())
      .executeTakeFirst()
    if (!due) return false
    await take(work, due.id)
    return true
  })

/** As the indexes have it: a parameter would hide that from a generic plan. */
const isWaiting = (at: DueStep['at']) => sql<boolean>`status = 'sent' and ${sql.ref(at)} is not null`

/** Whether the time of a document of the business has come. */
const isDueIn = (business: Pick<Work, 'business_id'>, at: DueStep['at']): RawBuilder<boolean> =>
  sql<boolean>`business_id = ${business.business_id} and ${sql.ref(at)} <= ${clockNow(business)}`
