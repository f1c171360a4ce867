import { readLogo } from '../../business/logo.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Change } from '../../operation/work.ts'
import { findDocument, lockDocument } from '../find-document.ts'
import { type DocumentRow, type SignerRow, signerStatus } from '../present-document.ts'
import { isOverdue, isSignersTurn } from './check-turn.ts'
import { checkStillOpen, type OpenLink } from './signing-links.ts'

/** The document and the signer of a signing link. */
export interface SigningSession {
  link: OpenLink
  document: DocumentRow
  signer: SignerRow
}

export interface SigningPageData extends SigningSession {
  logo: Schemas['BusinessLogo']
}

/**
 * Reads the document of a link.
 *
 * @param options.lock - whether to lock the document for a change
 * @throws {ApiError} 410 if a newer link replaced this link before the document was locked
 */
export async function openSigningSession(work: Change, link: OpenLink, { lock = false } = {}): Promise<SigningSession> {
  const { document_id, signer_id } = link
  const document = await (lock ? lockDocument : findDocument)(work, document_id)
  if (lock) await checkStillOpen(work, link)
  const signer = document.signers.find(({ id }) => id === signer_id)
  if (!signer) throw new Error(`the link's signer ${signer_id} is not of the document ${document_id}`)
  return { link, document, signer }
}

/** Reads the data of the signing page. */
export const readSigningPage = async (work: Change, link: OpenLink): Promise<SigningPageData> => ({
  ...(await openSigningSession(work, link)),
  logo: await readLogo(work),
})

/**
 * Returns the API representation of a document for one of its signers, without the other signers.
 *
 * @param at - the current time by the clock of the business
 */
export function presentSigning({ link, logo, document, signer }: SigningPageData, at: string): Schemas['Signing'] {
  const { title, status, sha256, signed_sha256, page_count, size_bytes, expires_at } = document
  return {
    title,
    business_name: link.business_name,
    business_logo: logo,
    status: isOverdue(document, at) ? 'expired' : (status as Schemas['Signing']['status']),
    signer: { name: signer.name, status: signerStatus(signer), signed_at: signer.signed_at },
    sha256,
    signed_sha256,
    page_count,
    size_bytes,
    expires_at,
    allowed_actions: isSignersTurn(signer.id, document, at) ? ['sign', 'decline'] : [],
  }
}
