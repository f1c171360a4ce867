import { type IssuedMail, issueDocumentMail, markDocumentMailSent } from '../../server/documents/issue-document-mail.ts'
import { inBusiness } from '../../server/operation/work.ts'
import type { Letter } from '../lay-out-letter.ts'
import type { Task } from '../task.ts'

/**
 * Mails a signer or a user about a document. The token of a signer's link exists only in the mail and, hashed, in its
 * row.
 */
export const sendDocumentMail: Task<'send_document_mail'> = async (
  global,
  { business_id, document_mail_id },
  { mailer },
) => {
  const work = inBusiness(global, business_id)
  const mail = await issueDocumentMail(work, document_mail_id)
  if (!mail) return
  await mailer.send(mail.to, letters[mail.kind](mail))
  await markDocumentMailSent(work, document_mail_id, mail.to.address)
}

const letters: Record<IssuedMail['kind'], (mail: IssuedMail) => Letter> = {
  sign: (mail) => ({
    subject: `${mail.business} asks you to sign: ${mail.title}`,
    before: [`Hello ${mail.to.name},`, `${mail.business} asks you to read and sign “${mail.title}”.`],
    ...linkOf('Read and sign', mail),
    after: [...until(mail), personal],
  }),
  remind: (mail) => ({
    subject: `Reminder: ${mail.business} asks you to sign: ${mail.title}`,
    before: [`Hello ${mail.to.name},`, `${mail.business} is waiting for your signature under “${mail.title}”.`],
    ...linkOf('Read and sign', mail),
    after: [...until(mail), 'Links in mails from before do not work any more.', personal],
  }),
  signed: (mail) => ({
    subject: `Signed: ${mail.title}`,
    before: [`Hello ${mail.to.name},`, `everybody has signed “${mail.title}” of ${mail.business}.`],
    ...linkOf('Download the signed document', mail),
    after:
      mail.url === undefined
        ? []
        : ['It can be downloaded for 30 days.', 'The link is for you alone: whoever has it can download the document.'],
  }),
  expired: (mail) => ({
    subject: `Not signed in time: ${mail.title}`,
    before: [`Hello ${mail.to.name},`, `“${mail.title}” was not signed in time. It can be sent again.`],
    after: [],
  }),
}

const personal = 'The link is for you alone: whoever has it can sign in your name.'

const linkOf = (label: string, { url }: IssuedMail): Pick<Letter, 'link'> =>
  url === undefined ? {} : { link: { label, url } }

const until = ({ expires_at }: IssuedMail): string[] =>
  expires_at === null ? [] : [`It can be signed until ${expires_at.slice(0, 16).replace('T', ' ')} UTC.`]
