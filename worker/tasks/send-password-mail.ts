import { issuePasswordLink, type PasswordLinkMail } from '../../server/access/passwords/issue-password-link.ts'
import { text } from '../../server/texts/english.ts'
import { type EmailContent, greetingTo } from '../lay-out-email.ts'
import type { Task } from '../task.ts'

/**
 * Creates the token of a password link and emails it. The token exists only in the email and, as a hash, in the row.
 */
export const sendPasswordMail: Task<'send_password_mail'> = async (work, { password_link_id }, { mailer }) => {
  const link = await issuePasswordLink(work, password_link_id)
  if (link) await mailer.send({ name: link.name, address: link.email }, passwordEmail(link))
}

const passwordEmail = (link: PasswordLinkMail): EmailContent =>
  emails[link.addressInUse ? 'inviteElsewhere' : link.purpose](link)

const emails: Record<PasswordLinkMail['purpose'] | 'inviteElsewhere', (link: PasswordLinkMail) => EmailContent> = {
  invite: ({ name, business, url, hours }) => ({
    subject: text('mails.password.invite.subject', { business }),
    before: [greetingTo(name), text('mails.password.invite.text', { business })],
    link: { label: text('mails.password.invite.link'), url },
    after: [text('mails.password.valid', { period: formatPeriod(hours) })],
  }),
  inviteElsewhere: ({ name, email, business, url, hours }) => ({
    subject: text('mails.password.invite.subject', { business }),
    before: [
      greetingTo(name),
      text('mails.password.inviteElsewhere.text', { business, email }),
      text('mails.password.inviteElsewhere.next', { business }),
    ],
    link: { label: text('mails.password.invite.link'), url },
    after: [text('mails.password.inviteElsewhere.valid', { period: formatPeriod(hours) })],
  }),
  reset: ({ name, business, url, hours, ip }) => ({
    subject: text('mails.password.reset.subject'),
    before: [
      greetingTo(name),
      ip === null
        ? text('mails.password.reset.text', { business })
        : text('mails.password.reset.textFrom', { business, ip }),
    ],
    link: { label: text('mails.password.reset.link'), url },
    after: [text('mails.password.valid', { period: formatPeriod(hours) }), text('mails.password.reset.ignore')],
  }),
}

const formatPeriod = (hours: number): string =>
  hours % 24 === 0 ? text('mails.password.days', { days: hours / 24 }) : text('mails.password.hours', { hours })
