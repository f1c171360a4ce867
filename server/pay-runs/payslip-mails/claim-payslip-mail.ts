import { sql } from 'kysely'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { enqueue } from '../../jobs.ts'
import { claimMails, markMailsSent } from '../../operation/claimed-mails.ts'
import { inTransaction, type Work } from '../../operation/work.ts'

/** An email about a payslip that a worker has claimed for sending. It has no amounts, because email is not confidential. */
export interface ClaimedPayslipMail {
  to: { name: string; address: string }
  business: { name: string; time_zone: string }
  payslip: { pay_run_id: number; person_id: number; period_start: string; period_end: string }
}

interface Row {
  claimed_until: string | null
  is_claimed: boolean
  is_deliverable: boolean
  name: string
  email: string
  business: string
  time_zone: string
  pay_run_id: number
  person_id: number | null
  period_start: string
  period_end: string
}

/**
 * Claims an email about a payslip. While another worker is sending it, nothing is claimed and the job is postponed.
 *
 * @returns undefined if there is nothing to send now
 */
export const claimPayslipMail = (work: Work, id: number): Promise<ClaimedPayslipMail | undefined> =>
  inTransaction(work, async (work) => {
    const { db, business_id } = work
    const { rows } = await sql<Row>`
      select mail.claimed_until, coalesce(mail.claimed_until > now(), false) as is_claimed,
        users.payslip_mail and ${ownsAddress} and ${isUserActive({ business_id })} as is_deliverable,
        users.name, users.email, users.person_id, businesses.name as business, businesses.time_zone,
        pay_runs.id as pay_run_id, pay_runs.period_start, pay_runs.period_end
      from payslip_mails mail
      join users on users.business_id = ${business_id} and users.id = mail.user_id
      join pay_runs on pay_runs.business_id = ${business_id} and pay_runs.id = mail.pay_run_id
      join businesses on businesses.id = ${business_id}
      where mail.business_id = ${business_id} and mail.id = ${id} and mail.sent_at is null
      for no key update of mail`.execute(db)
    const [row] = rows
    if (!row) return undefined
    if (row.is_claimed) {
      const later = sql<string>`${row.claimed_until}::timestamptz`
      await enqueue(work, 'send_payslip_mail', { business_id, payslip_mail_id: id }, later)
      return undefined
    }
    const { pay_run_id, person_id, period_start, period_end } = row
    if (!row.is_deliverable || person_id === null) return void (await markMailsSent(work, 'payslip_mails', [id]))
    await claimMails(work, 'payslip_mails', [id])
    return {
      to: { name: row.name, address: row.email },
      business: { name: row.business, time_zone: row.time_zone },
      payslip: { pay_run_id, person_id, period_start, period_end },
    }
  })
