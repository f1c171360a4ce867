import { type RawBuilder, sql } from 'kysely'
import { clockNow } from '../business/clock.ts'
import type { Locked } from '../operation/work.ts'
import { acrossBusinesses, type Change, type GlobalWork, inTransaction, type Work } from '../operation/work.ts'

/** A task that becomes due for a sent document at the time in one of its columns. */
interface DueTask {
  /** The column with the time at which the task is due. */
  at: 'expires_at' | 'next_reminder_at'
  /** Performs the task, in the transaction that has locked the document. */
  perform(work: Change, id: number): Promise<void>
}

/**
 * Returns the IDs of the businesses with a due document by the database's clock, without regard to the advanced clocks
 * of sandboxes.
 */
export async function businessesWithDueDocuments(work: GlobalWork, at: DueTask['at']): Promise<number[]> {
  const rows = await acrossBusinesses(work)
    .db.selectFrom('documents')
    .select('business_id')
    .distinct()
    .where(isScheduled(at))
    .where(at, '<=', sql<string>`clock_timestamp()`)
    .execute()
  return rows.map(({ business_id }) => business_id)
}

/**
 * Performs the task for the first due document of a business, by the clock of the business.
 *
 * @returns whether a document was due
 */
export const performNextDue = (work: Work, { at, perform }: DueTask, { locked }: Locked): Promise<boolean> =>
  inTransaction(work, async (work) => {
    const due = await work.db
      .selectFrom('documents')
      .select('id')
      .where(isScheduled(at))
      .where(isDue(work, at))
      .orderBy(at)
      .limit(1)
      .forUpdate()
      .$if(locked === 'skip', (query) => query.skipLocked())
      .executeTakeFirst()
    if (!due) return false
    await perform(work, due.id)
    return true
  })

/** Returns the SQL condition of the partial indexes. It has no parameters, so that generic plans use these indexes. */
const isScheduled = (at: DueTask['at']) => sql<boolean>`status = 'sent' and ${sql.ref(at)} is not null`

const isDue = (business: Pick<Work, 'business_id'>, at: DueTask['at']): RawBuilder<boolean> =>
  sql<boolean>`business_id = ${business.business_id} and ${sql.ref(at)} <= ${clockNow(business)}`
