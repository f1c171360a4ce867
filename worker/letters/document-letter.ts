import type { IssuedMail } from '../../server/documents/mails/issue-document-mail.ts'
import { bounceReason } from '../../server/pages/bounce-words.ts'
import type { Letter } from '../lay-out-letter.ts'

/** Writes a mail about a document, to a signer or to those who are mailed what becomes of it. */
export function documentLetter(mail: IssuedMail): Letter {
  const { before, ...letter } = (mail.isToSigner ? toSigner : toSender)[mail.kind](mail)
  return { ...letter, before: [mail.to.name === '' ? 'Hello,' : `Hello ${mail.to.name},`, ...before] }
}

type Letters = Record<IssuedMail['kind'], (mail: IssuedMail) => Letter>

const sign: Letters['sign'] = (mail) => ({
  subject: `${mail.business} asks you to sign: ${mail.title}`,
  before: [`${mail.business} asks you to read and sign “${mail.title}”.`],
  ...linkOf('Read and sign', mail),
  after: [...until(mail), personal],
})

const signed: Letters['signed'] = (mail) => ({
  subject: `Signed: ${mail.title}`,
  before: [`everybody has signed “${mail.title}” of ${mail.business}.`],
  ...linkOf(mail.isToSigner ? 'Download the signed document' : 'Open the document', mail),
  after: mail.isToSigner
    ? ['It can be downloaded for 30 days.', 'The link is for you alone: whoever has it can download the document.']
    : [],
})

/** What becomes of a document, for the user who sent it and for the addresses that they named. */
const outcome =
  (subject: string, lines: (mail: IssuedMail) => string[]): Letters['expired'] =>
  (mail) => ({
    subject: `${subject}: ${mail.title}`,
    before: lines(mail),
    ...linkOf('Open the document', mail),
    after: [],
  })

const expired = outcome('Not signed in time', ({ title }) => [
  `“${title}” was not signed in time. It can be sent again.`,
])

const declined = outcome('Declined', ({ title, signers }) => [
  `${namesOf(signers.filter(({ declined_at }) => declined_at !== null))} declined to sign “${title}”. Nobody can sign it any more.`,
  'The reason is shown with the document.',
])

const voided = outcome('Withdrawn', ({ title }) => [
  `“${title}” was withdrawn. Nobody can sign it any more.`,
  'The reason is shown with the document.',
])

const bounced = outcome('Mail was refused', ({ title, signers }) => {
  const refused = signers.filter(({ bounced_at }) => bounced_at !== null)
  const isCorrectable = refused.some(({ signed_at, declined_at }) => signed_at === null && declined_at === null)
  return [
    ...refused.map(
      ({ name, email, bounce_status_code }) =>
        `The mail about “${title}” to ${name}, ${email}, was refused: ${bounceReason(bounce_status_code)}.`,
    ),
    isCorrectable
      ? 'Correct the address, and a new mail is sent. If the address is right, send a reminder later or hand over a link.'
      : 'Give them the document in another way.',
  ]
})

const toSigner: Letters = {
  sign,
  remind: (mail) => ({
    subject: `Reminder: ${mail.business} asks you to sign: ${mail.title}`,
    before: [`${mail.business} is waiting for your signature under “${mail.title}”.`],
    ...linkOf('Read and sign', mail),
    after: [...until(mail), 'Links in mails from before do not work any more.', personal],
  }),
  signed,
  expired,
  declined,
  voided: ({ business, title }) => ({
    subject: `Withdrawn: ${title}`,
    before: [
      `${business} has withdrawn “${title}”, which you had signed. It will not be completed, and there is nothing for you to do.`,
      `If you have a question, ask ${business}.`,
    ],
    after: [],
  }),
  bounced,
}

const toSender: Letters = { ...toSigner, voided }

const personal = 'The link is for you alone: whoever has it can sign in your name.'

const namesOf = (signers: IssuedMail['signers']): string =>
  new Intl.ListFormat('en').format(signers.map(({ name }) => name))

const linkOf = (label: string, { url }: IssuedMail): Pick<Letter, 'link'> =>
  url === undefined ? {} : { link: { label, url } }

const until = ({ expires_at }: IssuedMail): string[] =>
  expires_at === null ? [] : [`It can be signed until ${expires_at.slice(0, 16).replace('T', ' ')} UTC.`]
