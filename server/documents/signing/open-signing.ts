import { readLogo } from '../../business/logo.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Change } from '../../operation/work.ts'
import { findDocument, lockDocument } from '../find-document.ts'
import type { DocumentRow, SignerRow } from '../present-document.ts'
import { checkStillOpen, type OpenLink } from './signing-links.ts'

/** What a signer's link opens: one document, for one of its signers. */
export interface OpenSigning {
  link: OpenLink
  document: DocumentRow
  signer: SignerRow
}

/** What its page shows. */
export interface SeenSigning extends OpenSigning {
  logo: Schemas['BusinessLogo']
}

/**
 * Reads the document that a link is for.
 *
 * @param options.lock - whether to lock it for a change
 * @throws {ApiError} 410 when a newer link has taken the place of this one before the lock was ours
 */
export async function openSigning(work: Change, link: OpenLink, { lock = false } = {}): Promise<OpenSigning> {
  const { document_id, signer_id } = link
  const document = await (lock ? lockDocument : findDocument)(work, document_id)
  if (lock) await checkStillOpen(work, link)
  const signer = document.signers.find((each) => each.id === signer_id)
  if (!signer) throw new Error(`the link's signer ${signer_id} is not of the document ${document_id}`)
  return { link, document, signer }
}

/** Reads what the page of a link shows. */
export const seeSigning = async (work: Change, link: OpenLink): Promise<SeenSigning> => ({
  ...(await openSigning(work, link)),
  logo: await readLogo(work),
})
