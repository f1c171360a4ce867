import { type RawBuilder, sql } from 'kysely'
import { clockNow } from '../business/clock.ts'
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

/** What becomes of a document that was sent once a time has come. */
interface DueStep {
  /** The column of that time. */
  at: 'expires_at' | 'next_reminder_at'
  /** In the transaction that has locked the document. */
  take(work: Change, id: number): Promise<void>
}

/**
 * Takes a step for the document for which it is due first, of all businesses. Skips documents that a signer or another
 * worker has locked: the next run finds those that are still due. Those of a sandbox that is ahead can be due before
 * (`takeDueStepIn`).
 *
 * @returns whether there was one
 */
export const takeDueStep = (work: GlobalWork, step: DueStep): Promise<boolean> =>
  inTransaction(work, async (work) =>
    takeFirst(work, step, acrossBusinesses(work).db, sql`${sql.ref(step.at)} <= clock_timestamp()`),
  )

/** Does the same for one business, by its own clock. */
export const takeDueStepIn = (work: Work, step: DueStep): Promise<boolean> =>
  inTransaction(work, async (work) => takeFirst(work, step, work.db, isDueIn(work, step.at)))

/** Whether the time of a document of the business has come. */
export const isDueIn = (business: Pick<Work, 'business_id'>, at: DueStep['at']): RawBuilder<boolean> =>
  sql<boolean>`business_id = ${business.business_id} and ${sql.ref(at)} <= ${clockNow(business)}`

async function takeFirst(
  work: GlobalChange,
  { at, take }: DueStep,
  db: Db,
  isDue: RawBuilder<boolean>,
): Promise<boolean> {
  const due = await db
    .selectFrom('documents')
    .select(['business_id', 'id'])
    .where('status', '=', sql.lit('sent' as const)) // as the indexes have it: a parameter would hide that from a generic plan
    .where(at, 'is not', null)
    .where(isDue)
    .orderBy(at)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return false
  await take(inBusiness(work, due.business_id), due.id)
  return true
}
