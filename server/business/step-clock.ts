import { sql } from 'kysely'
import { enqueue } from '../jobs.ts'
import { type Change, inTransaction, type Work } from '../operation/work.ts'
import { lockBusiness } from './lock-business.ts'

/**
 * Brings the clock of a sandbox to the next time at which something is due: the beginning of a day, a reminder or
 * the expiry of a document, the next attempt of a delivery, or the end of what was asked for. Deliveries wait by the
 * real time, so what they have left to wait becomes shorter by as much.
 *
 * @returns whether the clock has gone as far as it was asked to
 */
export const stepClock = (work: Work): Promise<boolean> =>
  inTransaction(work, async (work) => {
    await lockBusiness(work)
    const { db, business_id } = work
    const ahead = await nextStep(work)
    if (ahead === undefined) {
      await db.updateTable('businesses').set({ clock_target: null }).where('id', '=', business_id).execute()
      return true
    }
    await sql`
      update businesses set clock_offset = clock_offset + ${ahead.interval}::interval where id = ${business_id}
    `.execute(db)
    const { rows } = await sql<{ webhook_id: number }>`
      with sooner as (
        update pending_deliveries
        set next_attempt_at = to_timestamp((extract(epoch from next_attempt_at - to_timestamp(0)) - ${ahead.seconds})::float8)
        where business_id = ${business_id}
        returning webhook_id, next_attempt_at
      )
      select distinct webhook_id from sooner where next_attempt_at <= clock_timestamp() -- after the moment that it steps to
    `.execute(db)
    for (const { webhook_id } of rows) await enqueue(work, 'drain_webhook', { webhook_id })
    return false
  })

/** How far the clock goes on: as PostgreSQL writes intervals, and in seconds. */
interface Step {
  interval: string
  seconds: number
}

/** @returns undefined when the clock has gone far enough */
async function nextStep(work: Change): Promise<Step | undefined> {
  const { db, business_id } = work
  const { rows } = await sql<Step>`
    with clock as (
      select clock_timestamp() + clock_offset as now, clock_offset, clock_target, time_zone
      from businesses where id = ${business_id}
    ), moments as (
      select clock_target as at from clock
      union all
      select ((now at time zone time_zone)::date + 1)::timestamp at time zone time_zone from clock
      union all
      select min(expires_at) from documents, clock
      where business_id = ${business_id} and status = 'sent' and expires_at > now
      union all
      select min(next_reminder_at) from documents, clock
      where business_id = ${business_id} and status = 'sent' and next_reminder_at > now
      union all
      select min(next_attempt_at + clock_offset) from pending_deliveries, clock
      where business_id = ${business_id} and next_attempt_at > now - clock_offset
    )
    select (min(at) - now)::text as interval, extract(epoch from min(at) - now)::float8 as seconds
    from moments, clock where clock_target > now group by now
  `.execute(db)
  return rows[0]
}

/**
 * Whether deliveries of a business are due, or on their way to a receiver: what becomes of them is part of what its clock
 * stands at.
 */
export async function hasDueDeliveries(work: Work): Promise<boolean> {
  const { rows } = await sql`
    select from pending_deliveries where business_id = ${work.business_id} and next_attempt_at <= now() limit 1
  `.execute(work.db)
  return rows.length > 0
}
