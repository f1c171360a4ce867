import type { EntityManager } from '@mikro-orm/postgresql'
import { gone, illegalTransition } from '../operation/errors.ts'
import { findDocument, holdDocument } from './find-document.ts'
import { nextSigner, signerStatus } from './present-document.ts'
import { isOverdue, type Signing } from './present-signing.ts'
import { findSigningLink } from './signing-links.ts'

/**
 * Finds what a link is for.
 *
 * @param options.hold - to keep the document from being changed until the transaction ends
 * @throws {ApiError} 404 for a link that there never was, 410 for one that another has taken the place of
 */
export async function openSigning(em: EntityManager, token: string, { hold = false } = {}): Promise<Signing> {
  const { business_id, business_name, document_id: id, signer_id } = await findSigningLink(em, token)
  const document = await (hold ? holdDocument : findDocument)(em, { business_id, id })
  const signer = document.signers.find((each) => each.id === signer_id)
  if (!signer) throw new Error(`the link's signer ${signer_id} is not of the document ${id}`)
  return { business_id, business_name, document, signer }
}

/**
 * Holds a signer to their turn.
 *
 * @param at - now, by the database's clock
 * @throws {ApiError} 410 when the document is over, 409 when they have signed or it is the turn of another
 */
export function checkTurn({ document, signer }: Signing, at: string): void {
  checkNotOver({ document }, at)
  if (signerStatus(signer) === 'signed') throw illegalTransition('You have signed this document already.', 'signed')
  if (nextSigner(document)?.id !== signer.id) {
    throw illegalTransition('It is the turn of another signer.', document.status)
  }
}

const endings = {
  expired: 'This document has expired.',
  declined: 'This document was declined.',
  voided: 'This document was withdrawn.',
} as const

/** @throws {ApiError} 410 when it has expired, was declined or withdrawn */
export function checkNotOver({ document }: Pick<Signing, 'document'>, at: string): void {
  const status = isOverdue(document, at) ? 'expired' : document.status
  if (status in endings) throw gone(endings[status as keyof typeof endings], status)
}
