import { illegalTransition, resourceGone } from '../../operation/errors.ts'
import { type DocumentRow, nextSigners, type SignerRow, signerStatus } from '../present-document.ts'

/*
 * Who may sign a document at a time. `at` is the time by the database's clock; a document whose time is over may still
 * be noted as `sent`.
 */

/** Whether the time of a document is over. */
export const isOverdue = ({ status, expires_at }: DocumentRow, at: string): boolean =>
  status === 'sent' && (expires_at ?? '') <= at

/** Whether a document can be signed, by whomever. */
export const isOpen = (document: DocumentRow, at: string): boolean =>
  document.status === 'sent' && !isOverdue(document, at)

/** Whether it is the turn of a signer. */
export const isTurnOf = (signer_id: number | null, document: DocumentRow, at: string): boolean =>
  isOpen(document, at) && isNext(signer_id, document)

const isNext = (signer_id: number | null, document: DocumentRow): boolean =>
  nextSigners(document).some(({ id }) => id === signer_id)

/**
 * Checks that a signer may sign or decline now.
 *
 * @throws {ApiError} 410 when the document is over, 409 when the signer has signed already or is not the next
 */
export function checkTurn(signer: SignerRow, document: DocumentRow, at: string): void {
  checkNotOver(document, at)
  if (signerStatus(signer) === 'signed') throw illegalTransition('You have signed this document already.', 'signed')
  if (!isNext(signer.id, document)) {
    throw illegalTransition('It is the turn of another signer.', document.status)
  }
}

const endings = {
  expired: 'This document has expired.',
  declined: 'This document was declined.',
  voided: 'This document was withdrawn.',
} as const

/** @throws {ApiError} 410 when the document has expired, was declined or withdrawn */
export function checkNotOver(document: DocumentRow, at: string): void {
  const status = isOverdue(document, at) ? 'expired' : document.status
  if (status in endings) throw resourceGone(endings[status as keyof typeof endings], status)
}
