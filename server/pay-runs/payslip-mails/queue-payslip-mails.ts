import { sql } from 'kysely'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { addJobs, enqueue } from '../../jobs.ts'
import { type Change, inTransaction, type Work } from '../../operation/work.ts'

/** The number of payslips whose people are notified in one transaction. */
const batchSize = 500

/** Notifies the people of a completed pay run by email, after the transaction, as they can be thousands. */
export async function notifyPaidPeople(work: Change, pay_run_id: number): Promise<void> {
  if (work.config.smtpUrl === undefined) return
  await enqueue(work, 'queue_payslip_mails', { business_id: work.business_id, pay_run_id })
}

/** Queues an email for each user with a payslip in a completed pay run, once, in batches. */
export async function queuePayslipMails(work: Work, pay_run_id: number): Promise<void> {
  for (let last: number | null = 0; last !== null; ) last = await queueBatch(work, pay_run_id, last)
}

/**
 * Queues the emails of a batch of payslips. A user who has an email for the pay run gets no other one. The `limit 1` makes
 * PostgreSQL look up each user by key.
 *
 * @param after - the person of the last payslip of the previous batch
 * @returns the person of the last payslip of the batch; null if the previous batch was the last one
 */
const queueBatch = (work: Work, pay_run_id: number, after: number): Promise<number | null> =>
  inTransaction(work, async ({ db, business_id }) => {
    const job = addJobs('send_payslip_mail', {
      business_id: sql.ref('business_id'),
      payslip_mail_id: sql.ref('id'),
    })
    const { rows } = await sql<{ last: number | null }>`
      with batch as materialized (
        select person_id from payslips
        where business_id = ${business_id} and pay_run_id = ${pay_run_id} and person_id > ${after}
        order by person_id limit ${sql.lit(batchSize)}
      ),
      recipients as materialized (
        select users.id
        from batch cross join lateral (
          select id, active, password_hash, email_moved_at, person_id, payslip_mail from users
          where business_id = ${business_id} and person_id = batch.person_id limit 1
        ) users
        where users.payslip_mail and ${ownsAddress} and ${isUserActive({ business_id })}
      ),
      queued as (
        insert into payslip_mails (business_id, pay_run_id, user_id)
        select ${business_id}, ${pay_run_id}, id from recipients
        on conflict do nothing
        returning business_id, id
      ),
      jobs as (select ${job} from queued having count(*) > 0)
      select max(person_id) as last, (select count(*) from jobs) from batch`.execute(db)
    return rows[0]?.last ?? null
  })
