import type { Document, DocumentSigner, DocumentStatus } from '../../../sdk/src/index.ts'
import { badge, type Tone } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import type { PageContext } from '../page-context.ts'

const states: Record<DocumentStatus, readonly [text: string, tone: Tone]> = {
  draft: ['Draft', 'soft'],
  sent: ['Waiting for signatures', 'now'],
  signed: ['Signed', 'good'],
  filed: ['Filed', 'good'],
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

/** The signers whose turn it is, while a document can be signed. */
export function nextSigners({ status, signers, signing_order }: Document): DocumentSigner[] {
  const left = status === 'sent' ? signers.filter((signer) => signer.status === 'pending') : []
  return signing_order === 'parallel' ? left : left.slice(0, 1)
}

/** Their names, as in “Ada, Ben and Carla”. */
export const namesOf = (signers: readonly DocumentSigner[]): string =>
  new Intl.ListFormat('en').format(signers.map(({ name }) => name))

/** How far one signer is. */
export function signerBadge(signer: DocumentSigner, document: Document, { me }: Pick<PageContext, 'me'>): Html {
  if (signer.status === 'signed') return badge('Signed', 'good')
  if (signer.status === 'declined') return badge('Declined', 'bad')
  if (!nextSigners(document).some(({ id }) => id === signer.id))
    return badge(document.status === 'sent' ? 'Later' : 'Not signed', 'soft')
  if (signer.email === me.email) return badge('Your turn', 'warn')
  return badge(signer.viewed_at === null ? 'Their turn' : 'Is reading', 'now')
}

const marks = { signed: ['✓', 'signed'], declined: ['✕', 'declined'], pending: ['○', 'not signed'] } as const

/** Who has signed, at a glance. */
export const signersAtAGlance = ({ signers }: Pick<Document, 'signers'>): Html | string =>
  signers.length === 0
    ? 'nobody'
    : html`<ul class="signers">${signers.map(({ name, status }) => {
        const [mark, words] = marks[status]
        return html`<li class="${status}"><span aria-hidden="true">${mark}</span> ${name}<span class="spoken"> (${words})</span></li>`
      })}</ul>`
