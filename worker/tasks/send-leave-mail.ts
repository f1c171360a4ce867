import { type ClaimedLeaveMail, claimLeaveMails, type MailedLeave } from '../../server/leave/mails/claim-leave-mails.ts'
import { markMailsSent, releaseMails } from '../../server/operation/claimed-mails.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { type Formats, formatsFor } from '../../server/pages/formats.ts'
import { text } from '../../server/texts/english.ts'
import { type EmailContent, greetingTo } from '../lay-out-email.ts'
import type { Task } from '../task.ts'

/**
 * Emails a user about leave that they must decide on or that has since been cancelled, and about decisions on their own
 * leave.
 */
export const sendLeaveMail: Task<'send_leave_mail'> = async (global, { business_id, user_id }, { mailer }) => {
  const work = inBusiness(global, business_id)
  const mail = await claimLeaveMails(work, user_id)
  if (!mail) return
  try {
    await mailer.send(mail.to, leaveEmail(mail, work.config.publicUrl))
  } catch (error) {
    await releaseMails(work, 'leave_mails', mail.ids)
    throw error
  }
  await markMailsSent(work, 'leave_mails', mail.ids)
}

function leaveEmail(mail: ClaimedLeaveMail, publicUrl: string): EmailContent {
  const { items, count, business, to } = mail
  const formats = formatsFor('en-GB', business.time_zone)
  const leave = `${publicUrl}/console/leave`
  const [first] = items
  const greeting = greetingTo(to.name)
  const after = [text('mails.leave.footer', { url: `${publicUrl}/console/account/notifications` })]
  if (count === 1 && first) {
    const label = text(first.kind === 'requested' ? 'mails.leave.review' : 'mails.leave.view')
    return {
      subject: subject(first),
      before: [greeting, describeLeave(first, formats)],
      link: { label, url: `${leave}/${first.leave_request_id}` },
      after,
    }
  }
  const needsDecision = items.every(({ kind }) => kind === 'requested')
  const more = count - items.length
  return {
    subject: formats.text(needsDecision ? 'mails.leave.decisions.subject' : 'mails.leave.updates.subject', { count }),
    before: [
      greeting,
      text('mails.leave.updates.text', { business: business.name }),
      ...items.map((each) => describeLeave(each, formats)),
      ...(more > 0 ? [formats.text('mails.more', { count: more })] : []),
    ],
    link: { label: text('mails.leave.open'), url: leave },
    after,
  }
}

const subject = ({ kind, is_own, person }: MailedLeave): string => {
  if (kind === 'requested') return text('mails.leave.requested.subject', { person })
  return is_own ? text('mails.leave.own.subject', { kind }) : text('mails.leave.cancelled.subject', { person })
}

/** Describes a leave request, with dates in the business's time zone rather than the reader's. */
function describeLeave({ kind, is_own, person, ...leave }: MailedLeave, formats: Formats): string {
  const { leave_type: type, start_date, end_date, days } = leave
  const dates = start_date === end_date ? formats.day(start_date) : formats.period(start_date, end_date)
  if (kind === 'requested') return formats.text('mails.leave.requested.text', { person, type, dates, days })
  if (is_own) return formats.text('mails.leave.own.text', { kind, type, dates, days })
  return formats.text('mails.leave.cancelled.text', { person, type, dates, days })
}
