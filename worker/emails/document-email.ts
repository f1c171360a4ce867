import type { IssuedMail } from '../../server/documents/mails/issue-document-mail.ts'
import { bounceReason } from '../../server/pages/bounce-reason.ts'
import { text } from '../../server/texts/english.ts'
import { type EmailContent, greetingTo } from '../lay-out-email.ts'

/** Writes an email about a document, to a signer or to a recipient of notifications about its progress. */
export function documentEmail(mail: IssuedMail): EmailContent {
  const { before, ...content } = (mail.isToSigner ? toSigner : toSender)[mail.kind](mail)
  return { ...content, before: [greetingTo(mail.to.name), ...before] }
}

type Emails = Record<IssuedMail['kind'], (mail: IssuedMail) => EmailContent>

const sign: Emails['sign'] = (mail) => ({
  subject: text('mails.document.sign.subject', mail),
  before: [text('mails.document.sign.text', mail)],
  ...linkIfAny(text('mails.document.sign.link'), mail),
  after: [...deadlineParagraphs(mail), text('mails.document.sign.personal')],
})

const remind: Emails['remind'] = (mail) => ({
  subject: text('mails.document.remind.subject', mail),
  before: [text('mails.document.remind.text', mail)],
  ...linkIfAny(text('mails.document.sign.link'), mail),
  after: [...deadlineParagraphs(mail), text('mails.document.remind.links'), text('mails.document.sign.personal')],
})

const signed: Emails['signed'] = (mail) => ({
  subject: text('mails.document.signed.subject', mail),
  before: [text('mails.document.signed.text', mail)],
  ...linkIfAny(text(mail.isToSigner ? 'mails.document.signed.link' : 'mails.document.open'), mail),
  after: mail.isToSigner ? [text('mails.document.signed.kept'), text('mails.document.signed.personal')] : [],
})

/**
 * Creates the writer of emails about the outcome of a document, to the user who sent it and the addresses in `notify`.
 */
const outcome =
  (kind: 'expired' | 'declined' | 'voided' | 'bounced', lines: (mail: IssuedMail) => string[]): Emails['expired'] =>
  (mail) => ({
    subject: text(`mails.document.${kind}.subject`, mail),
    before: lines(mail),
    ...linkIfAny(text('mails.document.open'), mail),
    after: [],
  })

const expired = outcome('expired', (mail) => [text('mails.document.expired.text', mail)])

const declined = outcome('declined', ({ title, signers }) => [
  text('mails.document.declined.text', {
    names: listNames(signers.filter(({ declined_at }) => declined_at !== null)),
    title,
  }),
  text('mails.document.reason'),
])

const voided = outcome('voided', (mail) => [text('mails.document.voided.text', mail), text('mails.document.reason')])

const bounced = outcome('bounced', ({ title, signers }) => {
  const rejecting = signers.filter(({ bounced_at }) => bounced_at !== null)
  const isCorrectable = rejecting.some(({ signed_at, declined_at }) => signed_at === null && declined_at === null)
  return [
    ...rejecting.map(({ name, email, bounce_status_code }) =>
      text('mails.document.bounced.text', { title, name, email, reason: bounceReason(bounce_status_code) }),
    ),
    text(isCorrectable ? 'mails.document.bounced.correct' : 'mails.document.bounced.closed'),
  ]
})

const toSigner: Emails = {
  sign,
  remind,
  signed,
  expired,
  declined,
  voided: (mail) => ({
    subject: text('mails.document.voided.subject', mail),
    before: [text('mails.document.voided.signer', mail), text('mails.document.voided.contact', mail)],
    after: [],
  }),
  bounced,
}

const toSender: Emails = { ...toSigner, voided }

const listNames = (signers: IssuedMail['signers']): string =>
  new Intl.ListFormat('en').format(signers.map(({ name }) => name))

const linkIfAny = (label: string, { url }: IssuedMail): Pick<EmailContent, 'link'> =>
  url === undefined ? {} : { link: { label, url } }

const deadlineParagraphs = ({ expires_at }: IssuedMail): string[] =>
  expires_at === null
    ? []
    : [text('mails.document.sign.deadline', { deadline: expires_at.slice(0, 16).replace('T', ' ') })]
