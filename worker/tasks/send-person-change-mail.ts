import { markMailsSent, releaseMails } from '../../server/operation/claimed-mails.ts'
import { inBusiness } from '../../server/operation/work.ts'
import {
  type ClaimedPersonChangeMail,
  claimPersonChangeMail,
} from '../../server/person-changes/mails/claim-person-change-mail.ts'
import { text } from '../../server/texts/english.ts'
import { type EmailContent, greetingTo } from '../lay-out-email.ts'
import type { Task } from '../task.ts'

/** Emails an approver about a change request, or its requester about the decision. */
export const sendPersonChangeMail: Task<'send_person_change_mail'> = async (
  global,
  { business_id, person_change_mail_id },
  { mailer },
) => {
  const work = inBusiness(global, business_id)
  const mail = await claimPersonChangeMail(work, person_change_mail_id)
  if (!mail) return
  try {
    await mailer.send(mail.to, personChangeEmail(mail, work.config.publicUrl))
  } catch (error) {
    await releaseMails(work, 'person_change_mails', [person_change_mail_id])
    throw error
  }
  await markMailsSent(work, 'person_change_mails', [person_change_mail_id])
}

function personChangeEmail({ to, business, request }: ClaimedPersonChangeMail, publicUrl: string): EmailContent {
  const { id, status, person, note } = request
  const fields = request.fields.map((field) => text(`people.field.${field}`)).join(', ')
  const url = `${publicUrl}/console/people/changes/${id}`
  const after = [text('mails.personChange.footer', { url: `${publicUrl}/console/account/notifications` })]
  const greeting = greetingTo(to.name)
  if (status === 'pending') {
    return {
      subject: text('mails.personChange.requested.subject', { person }),
      before: [greeting, text('mails.personChange.requested.text', { person, business: business.name, fields })],
      link: { label: text('mails.personChange.review'), url },
      after,
    }
  }
  return {
    subject: text('mails.personChange.decided.subject', { status }),
    before: [
      greeting,
      text('mails.personChange.decided.text', { status, business: business.name, fields }),
      ...(note === null ? [] : [text('mails.personChange.note', { note })]),
    ],
    link: { label: text('mails.personChange.view'), url },
    after,
  }
}
