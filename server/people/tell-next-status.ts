import { type RawBuilder, sql } from 'kysely'
import { todayIn, todayOfRow } from '../business/today.ts'
import { recordEvents } from '../events/record-events.ts'
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
import { personColumns } from './present-person.ts'
import { nextStatusOn, statusBy, statusEvents } from './told-status.ts'

/**
 * Tells of the person whose employment began or ended first, of all businesses, by the day in the time zone of each. It
 * is told in the transaction that marks it, so that it is told once. Skips people whom another worker or a change has
 * locked: the next run finds those who are still due. Those of a sandbox that is ahead can be due before
 * (`tellNextStatusOf`).
 *
 * @returns whether there was one
 */
export const tellNextStatus = (work: GlobalWork): Promise<boolean> =>
  inTransaction(work, async (work) =>
    tellFirst(work, acrossBusinesses(work).db, sql`${nextStatusOn} <= ${tomorrow} and ${isDueByRow}`),
  )

/** In UTC. No day has begun anywhere that is after it, so that the index is read up to there. */
const tomorrow = sql`(now() at time zone 'UTC')::date + 1`

const isDueByRow = sql<boolean>`${nextStatusOn} <= (select ${todayOfRow} from businesses where id = people.business_id)`

/** Does the same for one business, by its own clock. */
export const tellNextStatusOf = (work: Work): Promise<boolean> =>
  inTransaction(work, async (work) =>
    tellFirst(work, work.db, sql`business_id = ${work.business_id} and ${nextStatusOn} <= ${todayIn(work)}`),
  )

async function tellFirst(work: GlobalChange, db: Db, isDue: RawBuilder<boolean>): Promise<boolean> {
  const due = await db
    .selectFrom('people')
    .select(['business_id', 'id', 'told_status'])
    .where('deleted_at', 'is', null)
    .where(isDue)
    .orderBy(nextStatusOn)
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return false
  await tell(inBusiness(work, due.business_id), due)
  return true
}

/** Writes the status of today, and tells of it. Who asks for what has changed since then finds the person. */
async function tell(work: Change, { id, told_status }: Parameters<typeof marked>[1]): Promise<void> {
  const row = await marked(work, { id, told_status })
  await recordEvents(work, statusEvents(told_status, row, row.updated_at))
}

const marked = (work: Change, { id, told_status }: { id: number; told_status: 'pending' | 'active' | 'terminated' }) =>
  work.db
    .updateTable('people')
    .set({
      told_status: statusBy(work, { start: sql.ref('start_date'), end: sql.ref('end_date') }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
    .where('told_status', '=', told_status)
    .returning(personColumns(work))
    .executeTakeFirstOrThrow()
