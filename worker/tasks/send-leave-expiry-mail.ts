import { type ClaimedExpiryMail, claimExpiryMail } from '../../server/leave/expiry/claim-expiry-mail.ts'
import { markMailsSent, releaseMails } from '../../server/operation/claimed-mails.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { formatsFor } from '../../server/pages/formats.ts'
import { text } from '../../server/texts/english.ts'
import { type EmailContent, greetingTo } from '../lay-out-email.ts'
import type { Task } from '../task.ts'

/** Emails a person that days of leave will expire, as long as they can still take them. */
export const sendLeaveExpiryMail: Task<'send_leave_expiry_mail'> = async (
  global,
  { business_id, person_id },
  { mailer },
) => {
  const work = inBusiness(global, business_id)
  const mail = await claimExpiryMail(work, person_id)
  if (!mail) return
  try {
    await mailer.send(mail.to, expiryEmail(mail, work.config.publicUrl))
  } catch (error) {
    await releaseMails(work, 'leave_expiry_notices', mail.ids)
    throw error
  }
  await markMailsSent(work, 'leave_expiry_notices', mail.ids)
}

function expiryEmail({ to, business, items }: ClaimedExpiryMail, publicUrl: string): EmailContent {
  const formats = formatsFor('en-GB', business.time_zone)
  const [first] = items
  return {
    subject: text('mails.leaveExpiry.subject', { day: first ? formats.day(first.expires_on) : '' }),
    before: [
      greetingTo(to.name),
      text('mails.leaveExpiry.text', { business: business.name }),
      ...items.map(({ leave_type, days, expires_on }) =>
        formats.text('mails.leaveExpiry.days', { type: leave_type, days, day: formats.day(expires_on) }),
      ),
      text('mails.leaveExpiry.advice'),
    ],
    link: { label: text('leave.request'), url: `${publicUrl}/console/leave/new` },
    after: [text('mails.leave.footer', { url: `${publicUrl}/console/account/notifications` })],
  }
}
