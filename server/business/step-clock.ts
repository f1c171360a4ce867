import { sql } from 'kysely'
import { enqueue } from '../jobs.ts'
import { type Change, inTransaction, type Work } from '../operation/work.ts'
import { lockBusiness } from './lock-business.ts'

/**
 * Advances the clock of a sandbox to the next due time: midnight, a reminder or the expiry of a document, the next
 * attempt of a delivery, or the target. Deliveries are scheduled by the database's clock, so their delays are reduced
 * by the step.
 *
 * @returns whether the clock has reached the target
 */
export const stepClock = (work: Work): Promise<boolean> =>
  inTransaction(work, async (work) => {
    await lockBusiness(work)
    const { db, business_id } = work
    const step = await nextStep(work)
    if (step === undefined) {
      await db.updateTable('businesses').set({ clock_target: null }).where('id', '=', business_id).execute()
      return true
    }
    await sql`
      update businesses set clock_offset = clock_offset + ${step.interval}::interval where id = ${business_id}
    `.execute(db)
    const { rows } = await sql<{ webhook_id: number }>`
      with rescheduled as (
        update pending_deliveries
        set next_attempt_at = to_timestamp((extract(epoch from next_attempt_at - to_timestamp(0)) - ${step.seconds})::float8)
        where business_id = ${business_id}
        returning webhook_id, next_attempt_at
      )
      select distinct webhook_id from rescheduled where next_attempt_at <= clock_timestamp()
    `.execute(db)
    for (const { webhook_id } of rows) await enqueue(work, 'drain_webhook', { webhook_id })
    return false
  })

interface Step {
  /** The length of the step as a PostgreSQL `interval`. */
  interval: string
  seconds: number
}

/** Computes the next step. @returns undefined if the clock has reached the target */
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
 * Whether deliveries of a business are due or in progress. The clock pauses until the results of these deliveries are
 * recorded.
 */
export async function hasDueDeliveries(work: Work): Promise<boolean> {
  const { rows } = await sql`
    select from pending_deliveries where business_id = ${work.business_id} and next_attempt_at <= now() limit 1
  `.execute(work.db)
  return rows.length > 0
}
