import { issuePasswordLink, type PasswordLinkMail } from '../../server/access/passwords/issue-password-link.ts'
import { durationText } from '../../server/access/passwords/password-link.ts'
import type { Letter } from '../lay-out-letter.ts'
import type { Task } from '../task.ts'

/** Makes the token of a password link and mails it. The token exists only in the mail and, hashed, in the row. */
export const sendPasswordMail: Task<'send_password_mail'> = async (work, { password_link_id }, { mailer }) => {
  const link = await issuePasswordLink(work, password_link_id)
  if (link) await mailer.send({ name: link.name, address: link.email }, letterOf(link))
}

const letterOf = (link: PasswordLinkMail): Letter => letters[link.addressInUse ? 'inviteElsewhere' : link.purpose](link)

const letters: Record<PasswordLinkMail['purpose'] | 'inviteElsewhere', (link: PasswordLinkMail) => Letter> = {
  invite: ({ name, business, url, hours }) => ({
    subject: `${business} invites you to Workforce`,
    before: [`Hello ${name},`, `${business} has made a login for you. Choose a password to start using it.`],
    link: { label: 'Choose your password', url },
    after: [`The link works once, for ${durationText(hours)}.`],
  }),
  inviteElsewhere: ({ name, email, business, url, hours }) => ({
    subject: `${business} invites you to Workforce`,
    before: [
      `Hello ${name},`,
      `${business} has made a login for you. But ${email} logs in to another business already, and an address logs in to one business only. ${business} was not told that.`,
      `Ask ${business} to invite another address of yours. If you have left the other business, ask it to close your login there, and then choose a password for ${business}.`,
    ],
    link: { label: 'Choose your password', url },
    after: [`The link works once, for ${durationText(hours)}, when your login at the other business is closed.`],
  }),
  reset: ({ name, business, url, hours, ip }) => ({
    subject: 'Choose a new password',
    before: [
      `Hello ${name},`,
      `somebody${ip === null ? '' : ` at ${ip}`} asked for a new password for your login at ${business}. If that was you, choose one:`,
    ],
    link: { label: 'Choose a new password', url },
    after: [
      `The link works once, for ${durationText(hours)}.`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  }),
}
