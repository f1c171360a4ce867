import type { Document, DocumentSigner, DocumentStatus } from '../../../sdk/src/index.ts'
import { badge, type Tone } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import type { Visit } from '../visit.ts'

const states: Record<DocumentStatus, readonly [text: string, tone: Tone]> = {
  draft: ['Draft', 'soft'],
  sent: ['Waiting for signatures', 'now'],
  signed: ['Signed', 'good'],
  expired: ['Expired', 'warn'],
  declined: ['Declined', 'bad'],
  voided: ['Withdrawn', 'soft'],
}

/** The states of documents in the order of their life, and what people call them. */
export const stateNames = Object.entries(states).map(([status, [text]]) => [status, text] as const)

export function stateBadge({ status }: Pick<Document, 'status'>): Html {
  const [text, tone] = states[status] ?? [status, 'soft']
  return badge(text, tone)
}

/** The signer whose turn it is, while a document can be signed. */
export const nextSigner = ({ status, signers }: Document): DocumentSigner | undefined =>
  status === 'sent' ? signers.find((signer) => signer.status === 'pending') : undefined

/** How far one signer is. */
export function signerBadge(signer: DocumentSigner, document: Document, { me }: Pick<Visit, 'me'>): Html {
  if (signer.status === 'signed') return badge('Signed', 'good')
  if (signer.status === 'declined') return badge('Declined', 'bad')
  if (nextSigner(document)?.id !== signer.id) return badge(document.status === 'sent' ? 'Later' : 'Not signed', 'soft')
  if (signer.email === me.email) return badge('Your turn', 'warn')
  return badge(signer.viewed_at === null ? 'Their turn' : 'Is reading', 'now')
}

const marks = { signed: ['✓', 'signed'], declined: ['✕', 'declined'], pending: ['○', 'not signed'] } as const

/** Who has signed, at a glance. */
export const signersAtAGlance = ({ signers }: Pick<Document, 'signers'>): Html =>
  html`<ul class="signers">${signers.map(({ name, status }) => {
    const [mark, words] = marks[status]
    return html`<li class="${status}"><span aria-hidden="true">${mark}</span> ${name}<span class="spoken"> (${words})</span></li>`
  })}</ul>`
