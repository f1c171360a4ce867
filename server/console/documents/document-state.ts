import type { Document, DocumentSigner, DocumentStatus } from '../../../sdk/src/index.ts'
import { badge, type Tone } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'

const tones: Record<DocumentStatus, Tone> = {
  draft: 'soft',
  sent: 'now',
  signed: 'good',
  filed: 'good',
  expired: 'warn',
  declined: 'bad',
  voided: 'soft',
}

/** The statuses of documents in the order of the life cycle. */
export const documentStatuses = Object.keys(tones) as DocumentStatus[]

export const statusName = (status: DocumentStatus): string => text(`documents.status.${status}`)

export const statusBadge = ({ status }: Pick<Document, 'status'>): Html => badge(statusName(status), tones[status])

/** Returns the signers whose turn it is, while a document can be signed. */
export function nextSigners({ status, signers, signing_order }: Document): DocumentSigner[] {
  const pendingSigners = status === 'sent' ? signers.filter((signer) => signer.status === 'pending') : []
  return signing_order === 'parallel' ? pendingSigners : pendingSigners.slice(0, 1)
}

/** Formats the names of signers as a list: “Ada, Ben and Carla”. */
export const signerNames = (signers: readonly DocumentSigner[]): string =>
  new Intl.ListFormat('en').format(signers.map(({ name }) => name))

/** Renders the status of one signer. */
export function signerBadge(signer: DocumentSigner, document: Document, { me }: Pick<PageContext, 'me'>): Html {
  if (signer.status === 'signed') return badge(text('documents.signers.status.signed'), 'good')
  if (signer.status === 'declined') return badge(text('documents.signers.status.declined'), 'bad')
  if (!nextSigners(document).some(({ id }) => id === signer.id))
    return badge(text(`documents.signers.status.${document.status === 'sent' ? 'later' : 'pending'}`), 'soft')
  if (signer.email === me.email) return badge(text('documents.signers.status.yourTurn'), 'warn')
  return badge(text(`documents.signers.status.${signer.viewed_at === null ? 'theirTurn' : 'reading'}`), 'now')
}

const marks = { signed: '✓', declined: '✕', pending: '○' } as const

/** Renders the signers, each with the status of their signature; a dash if there are none. */
export const signerProgress = ({ signers }: Pick<Document, 'signers'>): Html | string =>
  signers.length === 0
    ? '–'
    : html`<ul class="signers">${signers.map(
        ({ name, status }) =>
          html`<li class="${status}"><span aria-hidden="true">${marks[status]}</span> ${name}<span class="spoken"> (${text(`documents.signers.status.${status}`)})</span></li>`,
      )}</ul>`
