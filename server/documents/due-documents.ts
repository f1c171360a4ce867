import { type RawBuilder, sql } from 'kysely'
import { clockNow } from '../business/clock.ts'
import type { Locked } from '../operation/work.ts'
import { acrossBusinesses, type Change, type GlobalWork, inTransaction, type Work } from '../operation/work.ts'

/** A task for a sent document at a time. */
interface DueTask {
  /** The column of the time. */
  at: 'expires_at' | 'next_reminder_at'
  /** Runs in the transaction that has locked the document. */
  perform(work: Change, id: number): Promise<void>
}

/** The businesses with a due document by the clock of the database. Sandboxes with an advanced clock are not considered. */
export async function businessesWithDue(work: GlobalWork, at: DueTask['at']): Promise<number[]> {
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
 * @returns whether there was one
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

/** The condition of the partial indexes, without parameters, so that generic plans use them. */
const isScheduled = (at: DueTask['at']) => sql<boolean>`status = 'sent' and ${sql.ref(at)} is not null`

const isDue = (business: Pick<Work, 'business_id'>, at: DueTask['at']): RawBuilder<boolean> =>
  sql<boolean>`business_id = ${business.business_id} and ${sql.ref(at)} <= ${clockNow(business)}`
