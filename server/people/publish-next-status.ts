import { sql } from 'kysely'
import { recordUserUpdated } from '../access/users/record-user-event.ts'
import { rowToday, todayIn } from '../business/today.ts'
import type { Locked } from '../operation/work.ts'
import { acrossBusinesses, type Change, type GlobalWork, inTransaction, type Work } from '../operation/work.ts'
import { recordEvents } from '../outbox/record-event.ts'
import { personColumns } from './present-person.ts'
import { changesAccess, nextStatusOn, statusBy, statusEvents } from './published-status.ts'

/** The businesses in which an employment has begun or ended, each by the day in its time zone. */
export async function businessesWithNextStatus(work: GlobalWork): Promise<number[]> {
  const rows = await acrossBusinesses(work)
    .db.selectFrom('people')
    .innerJoin('businesses', 'businesses.id', 'people.business_id')
    .select('business_id')
    .distinct()
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`${nextStatusOn} <= ${tomorrow} and ${nextStatusOn} <= ${rowToday}`)
    .execute()
  return rows.map(({ business_id }) => business_id)
}

/** In UTC. No day has begun anywhere that is after it, so that the index is read up to there. */
const tomorrow = sql`(now() at time zone 'UTC')::date + 1`

/**
 * Tells of the person of a business whose employment began or ended first, by its own clock. It is told in the transaction
 * that marks it, so that it is told once.
 *
 * @returns whether there was one
 */
export const publishNextStatus = (work: Work, { locked }: Locked): Promise<boolean> =>
  inTransaction(work, async (work) => {
    const due = await work.db
      .selectFrom('people')
      .select(['id', 'told_status'])
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`business_id = ${work.business_id} and ${nextStatusOn} <= ${todayIn(work)}`)
      .orderBy(nextStatusOn)
      .limit(1)
      .forNoKeyUpdate()
      .$if(locked === 'skip', (query) => query.skipLocked())
      .executeTakeFirst()
    if (!due) return false
    await tell(work, due)
    return true
  })

/** Writes the status of today, and tells of it. Who asks for what has changed since then finds the person. */
async function tell(work: Change, { id, told_status }: Parameters<typeof marked>[1]): Promise<void> {
  const row = await marked(work, { id, told_status })
  await recordEvents(work, statusEvents(told_status, row, row.updated_at))
  if (row.user_id && changesAccess(told_status, row)) await recordUserUpdated(work, row.user_id, row.updated_at)
}

const marked = (work: Change, { id, told_status }: { id: number; told_status: 'pending' | 'active' | 'terminated' }) =>
  work.db
    .updateTable('people')
    .set({
      told_status: statusBy(todayIn(work), { start: sql.ref('start_date'), end: sql.ref('end_date') }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
    .where('told_status', '=', told_status)
    .returning(personColumns(work))
    .executeTakeFirstOrThrow()
