import { markMailsSent, releaseMails } from '../../server/operation/claimed-mails.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { formatsFor } from '../../server/pages/formats.ts'
import { type ClaimedPayslipMail, claimPayslipMail } from '../../server/pay-runs/payslip-mails/claim-payslip-mail.ts'
import { text } from '../../server/texts/english.ts'
import { type EmailContent, greetingTo } from '../lay-out-email.ts'
import type { Task } from '../task.ts'

/** Emails a user that they were paid, with a link to their payslip. */
export const sendPayslipMail: Task<'send_payslip_mail'> = async (
  global,
  { business_id, payslip_mail_id },
  { mailer },
) => {
  const work = inBusiness(global, business_id)
  const mail = await claimPayslipMail(work, payslip_mail_id)
  if (!mail) return
  try {
    await mailer.send(mail.to, payslipEmail(mail, work.config.publicUrl))
  } catch (error) {
    await releaseMails(work, 'payslip_mails', [payslip_mail_id])
    throw error
  }
  await markMailsSent(work, 'payslip_mails', [payslip_mail_id])
}

function payslipEmail({ to, business, payslip }: ClaimedPayslipMail, publicUrl: string): EmailContent {
  const { pay_run_id, person_id, period_start, period_end } = payslip
  const period = formatsFor('en-GB', business.time_zone).period(period_start, period_end)
  return {
    subject: text('mails.payslip.subject'),
    before: [greetingTo(to.name), text('mails.payslip.text', { business: business.name, period })],
    link: {
      label: text('mails.payslip.view'),
      url: `${publicUrl}/console/pay-runs/${pay_run_id}/payslips/${person_id}`,
    },
    after: [text('mails.payslip.footer', { url: `${publicUrl}/console/account/notifications` })],
  }
}
