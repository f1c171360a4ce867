import { illegalTransition, resourceGone } from '../../operation/errors.ts'
import { type DocumentRow, nextSigners, type SignerRow, signerStatus } from '../present-document.ts'

/*
 * These functions determine who may sign a document at `at`, the current time by the clock of the business. The status
 * of an expired document can still be `sent` until the worker changes it.
 */

/** Whether a document has expired. */
export const isOverdue = ({ status, expires_at }: DocumentRow, at: string): boolean =>
  status === 'sent' && (expires_at ?? '') <= at

/** Whether a document can still be signed, regardless of whose turn it is. */
export const isOpen = (document: DocumentRow, at: string): boolean =>
  document.status === 'sent' && !isOverdue(document, at)

export const isSignersTurn = (signer_id: number | null, document: DocumentRow, at: string): boolean =>
  isOpen(document, at) && isNext(signer_id, document)

const isNext = (signer_id: number | null, document: DocumentRow): boolean =>
  nextSigners(document).some(({ id }) => id === signer_id)

/**
 * Checks that a signer may sign or decline.
 *
 * @throws {ApiError} 410 if the document has ended, 409 if the signer has signed or it is not their turn
 */
export function checkTurn(signer: SignerRow, document: DocumentRow, at: string): void {
  checkNotEnded(document, at)
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

/**
 * Checks that a document has not ended.
 *
 * @throws {ApiError} 410 if the document has expired, or was declined or withdrawn
 */
export function checkNotEnded(document: DocumentRow, at: string): void {
  const status = isOverdue(document, at) ? 'expired' : document.status
  if (status in endings) throw resourceGone(endings[status as keyof typeof endings], status)
}
