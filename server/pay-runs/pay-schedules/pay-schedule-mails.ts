import { sql } from 'kysely'
import { roleHasScope } from '../../access/roles.ts'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { enqueue, type JobPayload } from '../../jobs.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Change, Work } from '../../operation/work.ts'

type Payload = JobPayload<'send_pay_schedule_mail'>

/** The maximum number of users who are notified of a pay run. */
const maxRecipients = 20

/** A user who can approve pay runs, receives emails about pay schedules, and can log in. */
const isRecipient = ({ business_id }: Work) => sql<boolean>`(
  ${roleHasScope({ business_id }, 'payruns:approve')} and users.pay_run_mail
  and ${ownsAddress} and ${isUserActive({ business_id })}
)`

/**
 * Enqueues an email to each recipient: about a pay run that was drafted or, without a pay run, about a skipped period.
 */
export async function enqueuePayScheduleMails(
  work: Change,
  about: Pick<Payload, 'pay_schedule_id' | 'pay_run_id'>,
): Promise<void> {
  const { db, business_id, config } = work
  if (config.smtpUrl === undefined) return
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .where(isRecipient(work))
    .orderBy('id')
    .limit(maxRecipients)
    .execute()
  for (const { id } of users) await enqueue(work, 'send_pay_schedule_mail', { business_id, user_id: id, ...about })
}

/** An email about a pay run of a pay schedule, without amounts, because email is not confidential. */
export interface PayScheduleMail {
  to: { name: string; address: string }
  business: { name: string; time_zone: string }
  schedule: { id: number; name: string }
  /** The pay run that was drafted; undefined if the period was skipped. */
  run?: { id: number; period_start: string; period_end: string; pay_date: string; people_count: number }
  /** The reason why the period was skipped; undefined if it was drafted. */
  error?: Schemas['PayScheduleError']
}

/**
 * Reads the email to send to a user.
 *
 * @returns undefined if the user no longer receives it, or its pay schedule or pay run was deleted
 */
export async function findPayScheduleMail(
  work: Work,
  { user_id, pay_schedule_id, pay_run_id }: Payload,
): Promise<PayScheduleMail | undefined> {
  const { db, business_id } = work
  const row = await db
    .selectFrom('pay_schedules')
    .innerJoin('users', 'users.business_id', 'pay_schedules.business_id')
    .innerJoin('businesses', 'businesses.id', 'pay_schedules.business_id')
    .select(['pay_schedules.id', 'pay_schedules.name', 'pay_schedules.last_error'])
    .select(['users.name as user_name', 'users.email', 'businesses.name as business', 'businesses.time_zone'])
    .where('pay_schedules.business_id', '=', business_id)
    .where('pay_schedules.id', '=', pay_schedule_id)
    .where('users.business_id', '=', business_id)
    .where('users.id', '=', user_id)
    .where(isRecipient(work))
    .executeTakeFirst()
  if (!row) return undefined
  const mail = {
    to: { name: row.user_name, address: row.email },
    business: { name: row.business, time_zone: row.time_zone },
    schedule: { id: row.id, name: row.name },
  }
  if (pay_run_id === null) return row.last_error ? { ...mail, error: row.last_error } : undefined
  const run = await db
    .selectFrom('pay_runs')
    .select(['id', 'period_start', 'period_end', 'pay_date', 'people_count'])
    .where('business_id', '=', business_id)
    .where('id', '=', pay_run_id)
    .executeTakeFirst()
  return run && { ...mail, run }
}
