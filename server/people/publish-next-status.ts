import { sql } from 'kysely'
import { recordUserUpdated } from '../access/users/record-user-event.ts'
import { rowToday, todayIn } from '../business/today.ts'
import { acrossBusinesses, type GlobalWork, inTransaction, type Locked, type Work } from '../operation/work.ts'
import { recordEvents } from '../outbox/record-event.ts'
import { personColumns } from './present-person.ts'
import { changesAccess, nextStatusOn, statusEvents, statusToday } from './published-status.ts'

/** Returns the IDs of the businesses in which an employment has begun or ended, by the date in their time zone. */
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

/**
 * SQL for tomorrow's date in UTC. No time zone has a later date, so this bounds the range of the index that is read.
 */
const tomorrow = sql`(now() at time zone 'UTC')::date + 1`

/**
 * Publishes the new status of the person whose employment began or ended first. The events and the new
 * `published_status` are written in one transaction, so that each status is published once. The person counts as
 * updated.
 *
 * @returns whether there was such a person
 */
export const publishNextStatus = (work: Work, { locked }: Locked): Promise<boolean> =>
  inTransaction(work, async (work) => {
    const due = await work.db
      .selectFrom('people')
      .select(['id', 'told_status as published_status'])
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`business_id = ${work.business_id} and ${nextStatusOn} <= ${todayIn(work)}`)
      .orderBy(nextStatusOn)
      .limit(1)
      .forNoKeyUpdate()
      .$if(locked === 'skip', (query) => query.skipLocked())
      .executeTakeFirst()
    if (!due) return false
    const { id, published_status } = due
    const row = await work.db
      .updateTable('people')
      .set({
        told_status: statusToday(todayIn(work), { start: sql.ref('start_date'), end: sql.ref('end_date') }),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('business_id', '=', work.business_id)
      .where('id', '=', id)
      .where('told_status', '=', published_status)
      .returning(personColumns(work))
      .executeTakeFirstOrThrow()
    await recordEvents(work, statusEvents(published_status, row, row.updated_at))
    if (row.user_id && changesAccess(published_status, row)) await recordUserUpdated(work, row.user_id, row.updated_at)
    if (row.status === 'terminated') await work.reactions.employmentEnded(work, id)
    return true
  })
