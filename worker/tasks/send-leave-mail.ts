import { type ClaimedLeaveMail, claimLeaveMails, type MailedLeave } from '../../server/leave/mails/claim-leave-mails.ts'
import { markMailsSent, releaseMails } from '../../server/operation/claimed-mails.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { type Formats, formatsFor } from '../../server/pages/formats.ts'
import type { Letter } from '../lay-out-letter.ts'
import type { Task } from '../task.ts'

/** Mails a user what waits for their decision or was cancelled after it, and what has become of their own leave. */
export const sendLeaveMail: Task<'send_leave_mail'> = async (global, { business_id, user_id }, { mailer }) => {
  const work = inBusiness(global, business_id)
  const mail = await claimLeaveMails(work, user_id)
  if (!mail) return
  try {
    await mailer.send(mail.to, letterOf(mail, work.config.publicUrl))
  } catch (error) {
    await releaseMails(work, 'leave_mails', mail.ids)
    throw error
  }
  await markMailsSent(work, 'leave_mails', mail.ids)
}

function letterOf(mail: ClaimedLeaveMail, publicUrl: string): Letter {
  const { told, count, business, to } = mail
  const formats = formatsFor('en-GB', business.time_zone)
  const leave = `${publicUrl}/console/leave`
  const [first] = told
  const after = [`You can turn mails about leave off: ${publicUrl}/console/account/notifications`]
  if (count === 1 && first) {
    return {
      subject: subjectOf(first),
      before: [`Hello ${to.name},`, `${sentenceOf(first, formats)}.`],
      link: { label: first.kind === 'requested' ? 'Decide' : 'See it', url: `${leave}/${first.leave_request_id}` },
      after,
    }
  }
  const isToDecide = told.every(({ kind }) => kind === 'requested')
  const more = count - told.length
  return {
    subject: isToDecide ? `${count} requests for leave wait for your decision` : `${count} news about leave`,
    before: [
      `Hello ${to.name},`,
      `at ${business.name} there is news about leave:`,
      ...told.map((each) => `${sentenceOf(each, formats)}.`),
      ...(more > 0 ? [`And ${formats.number(more)} more.`] : []),
    ],
    link: { label: 'Open leave', url: leave },
    after,
  }
}

const subjectOf = ({ kind, is_own, person }: MailedLeave): string => {
  if (kind === 'requested') return `${person} asks for leave`
  return is_own ? `Your leave was ${kind}` : `${person} cancelled leave`
}

/** Leave lasts whole days of the business, in whatever zone the mail is read. */
function sentenceOf(told: MailedLeave, formats: Formats): string {
  const { leave_type, start_date, end_date, days } = told
  const span = start_date === end_date ? formats.day(start_date) : formats.period(start_date, end_date)
  const what = `${leave_type}, ${span} (${formats.count(days, 'day', 'days')})`
  return `${subjectOf(told)}: ${what}`
}
