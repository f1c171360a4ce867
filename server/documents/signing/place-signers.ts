import { signerNumbers } from '../../document-templates/merge-fields.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'

/** A signer, and their position in the signing order, from 1. */
export interface PlacedSigner {
  name: string
  email: string
  position: number
}

type Signer = Schemas['DocumentSignerInput']

/** Sorts signers by `order`, which defaults to their position in the list. */
export function placeSigners(signers: Signer[] = []): PlacedSigner[] {
  return signers
    .map((signer, index) => ({ ...signer, order: signingOrder(signer, index) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ name, email }, index) => ({ name, email, position: index + 1 }))
}

/** Returns a problem for each duplicate `order`. */
export function signerProblems(signers: readonly (Signer | undefined)[] | undefined, path: string): Problem[] {
  const orders = (signers ?? []).map((signer, index) => signer && signingOrder(signer, index))
  return orders.flatMap((order, index) => {
    if (order === undefined || orders.indexOf(order) === index) return []
    return [{ path: `${path}[${index}].order`, code: 'repeated', message: 'is the order of another signer' }]
  })
}

const signingOrder = ({ order }: Signer, index: number): number => order ?? index + 1

/**
 * Returns a problem for each signature field of a template that has no signer.
 *
 * @param signers - the number of signers
 */
export const signatureFieldProblems = (merge_fields: readonly string[], signers: number): Problem[] =>
  signerNumbers(merge_fields)
    .filter((number) => number > signers)
    .map((number) => ({
      path: 'body.signers',
      code: 'too_few',
      limit: number,
      message: `must have signer ${number}, for {{signature.${number}}}`,
    }))

/** Replaces the signers of a draft. */
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
