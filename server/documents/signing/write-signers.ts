import type { Change } from '../../operation/work.ts'
import type { PlacedSigner } from './place-signers.ts'

/** Writes the signers of a draft, in place of those that it had. */
export async function writeSigners(
  { db, business_id }: Change,
  document_id: number,
  signers: PlacedSigner[],
): Promise<void> {
  await db
    .deleteFrom('document_signers')
    .where('document_id', '=', document_id)
    .where('business_id', '=', business_id)
    .execute()
  if (signers.length === 0) return
  await db
    .insertInto('document_signers')
    .values(signers.map((signer) => ({ business_id, document_id, ...signer })))
    .execute()
}
