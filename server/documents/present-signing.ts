import type { Schemas } from '../operation/contract.ts'
import { type DocumentRow, nextSigner, type SignerRow, signerStatus } from './present-document.ts'

/** A document with the signer whose link was used. */
export interface Signing {
  business_id: number
  business_name: string
  document: DocumentRow
  signer: SignerRow
}

/** A document as one of its signers sees it: nothing of the others, and no more than they need. */
export function presentSigning({ business_name, document, signer }: Signing, at: string): Schemas['Signing'] {
  const { title, status, sha256, signed_sha256, page_count, size_bytes, expires_at } = document
  return {
    title,
    business_name,
    status: isOverdue(document, at) ? 'expired' : (status as Schemas['Signing']['status']),
    signer: { name: signer.name, status: signerStatus(signer), signed_at: signer.signed_at },
    sha256,
    signed_sha256,
    page_count,
    size_bytes,
    expires_at,
    allowed_actions: maySign({ document, signer }, at) ? ['sign', 'decline'] : [],
  }
}

/** Whether its time is over, though nobody may have noted it yet. */
export const isOverdue = ({ status, expires_at }: DocumentRow, at: string): boolean =>
  status === 'sent' && (expires_at ?? '') <= at

const maySign = ({ document, signer }: Pick<Signing, 'document' | 'signer'>, at: string): boolean =>
  document.status === 'sent' && !isOverdue(document, at) && nextSigner(document)?.id === signer.id
