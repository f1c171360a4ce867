import type { Schemas } from '../../operation/contract/contract.ts'
import { signerStatus } from '../present-document.ts'
import { isOverdue, isTurnOf } from './check-turn.ts'
import type { SeenSigning } from './open-signing.ts'

/**
 * A document as one of its signers sees it: nothing of the others, and no more than they need.
 *
 * @param at - now, by the database's clock
 */
export function presentSigning({ link, logo, document, signer }: SeenSigning, at: string): Schemas['Signing'] {
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
    allowed_actions: isTurnOf(signer.id, document, at) ? ['sign', 'decline'] : [],
  }
}
