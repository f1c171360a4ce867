import { html } from '../../../pages/html.ts'
import { ifAny } from '../if-any.ts'
import type { SigningWords } from '../signing-words.ts'

export const words: SigningWords = {
  name: 'English',
  languages: 'Language',
  error: 'Error: ',
  problems: {
    reason_missing: 'Say in a few words why you do not sign.',
    reason_long: 'The reason can have at most 500 characters.',
    name_missing: 'Type your full name.',
    name_long: 'The name can have at most 200 characters.',
    name_lines: 'Type the name on one line.',
    consent_missing: 'Tick that you agree to sign electronically.',
    other_name:
      'This is not the name of the person who is asked to sign. Correct it, or tick below that you sign for that person.',
    other_document: 'This is not the document that you were asked to sign. Read it again, then sign it.',
    not_done: 'This could not be done. Try again.',
  },
  pages: (count) => (count === 1 ? 'one page' : `${count} pages`),

  signTitle: (title) => `Sign: ${title}`,
  asksToOpen: ({ business, signer, title, extent, until }) =>
    html`${business} asks you, ${signer}, to read and sign “${title}” (${extent})${ifAny(until, (at) => html` until ${at}`)}.`,
  open: 'Open the document',
  opening: ({ business }) => `That signs nothing. ${business} can see that you have opened it.`,
  asksToSign: ({ business, signer, until }) =>
    html`${business} asks you, ${signer}, to read and sign this document${ifAny(until, (at) => html` until ${at}`)}.`,
  document: 'The document',
  openAsPdf: ({ title }) => `Open “${title}” as PDF`,

  loading: 'The document is loading.',
  notShown: 'The document cannot be shown here: open it as PDF.',
  pageOf: 'Page {page} of {count}',
  endOfDocument: 'End of the document',
  larger: 'Larger',
  smaller: 'Smaller',

  signature: 'Your signature',
  fullName: 'Your full name',
  fullNameHint: (signer) => `If you are not ${signer} but sign for them, put your own name here.`,
  forAnother: ({ signer, name }) => html`I sign for ${signer}, as ${name}.`,
  consent: 'I have read the document and agree to sign it electronically.',
  sign: 'Sign the document',

  decline: {
    open: 'I do not want to sign',
    why: 'Why not?',
    consequence: ({ business }) => `${business} can read it. Nobody can sign the document after that.`,
    submit: 'Decline to sign',
  },

  trust: ({ business, host, verify }) =>
    html`${business} has documents signed with Workforce at ${host}. What you sign cannot be changed unnoticed: anybody can ${verify('verify the file')}.`,
  recordedTitle: 'How this is recorded',
  recorded: ({ sha256 }) =>
    html`Your name, the time, your network address and your browser are kept with the document as evidence. Your signature is bound to exactly this file by its SHA-256: ${sha256}. It is an electronic signature, not an advanced or a qualified one.`,

  signed: ({ title, business, receipt, sha256, file }) => ({
    title: 'Signed',
    content: html`<p class="account">Everybody has signed “${title}” of ${business}. ${receipt}</p>
      <p>${file('Download the signed document')}</p>
      <p class="hint">It can be downloaded here for 30 days. Its SHA-256 is ${sha256}.</p>`,
  }),
  receipt: ({ title, at }) => html`You signed ${title !== undefined && `“${title}” `}on ${at}.`,
  declined: ({ title, business, byReader }) => ({
    title: 'Declined',
    content: html`<p class="account">${byReader ? 'You have' : 'Another signer has'} declined to sign “${title}”. ${business} knows.</p>`,
  }),
  withdrawn: ({ title, business }) => ({
    title: 'Withdrawn',
    content: html`<p class="account">${business} has withdrawn “${title}”.</p>`,
  }),
  tooLate: ({ title, business }) => ({
    title: 'Too late',
    content: html`<p class="account">“${title}” can no longer be signed. ${business} can send it again.</p>`,
  }),
  othersAreLeft: ({ receipt }) => ({
    title: 'You have signed',
    content: html`<p class="account">${receipt} Others have still to sign it.</p>`,
  }),
  notYourTurn: ({ title, business }) => ({
    title: 'Not your turn yet',
    content: html`<p class="account">${business} asks you to sign “${title}”, but somebody else has to sign it first. Come back later with this link.</p>`,
  }),
  noSuchLink: () => ({
    title: 'This link does not work',
    content: html`<p>It may be incomplete, or there is a newer one: look for a later mail.</p>
      <p>If not, ask whoever sent it to you for another.</p>`,
  }),
  back: 'Back to the document in Workforce',
  verify: {
    title: 'Verify a file',
    lead: 'Finds out whether a PDF is a document of this service, unchanged to the last character. The file is not kept.',
    file: 'PDF, up to 32 MB',
    submit: 'Verify',
    noFile: 'Choose a file of up to 32 MB.',
    signed: (at) => html`This is a signed document of this service. The last signature is of ${at}.`,
    original: (at) => html`This is the original of a document of this service, made on ${at}. It has no signatures.`,
    unknown: 'This is no document of this service, or it was changed.',
  },
}
