import { signersOf } from '../../document-templates/merge-fields.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'

/** A signer with their place in the order of signing, from 1. */
export interface PlacedSigner {
  name: string
  email: string
  position: number
}

type Signer = Schemas['DocumentSignerInput']

/** Puts signers in order: by `order` where it is given, else by their place in the list. */
export function placeSigners(given: Signer[] | undefined): PlacedSigner[] {
  return (given ?? [])
    .map((signer, index) => ({ ...signer, order: orderOf(signer, index) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ name, email }, index) => ({ name, email, position: index + 1 }))
}

/** A problem for each `order` that is repeated. */
export function signerProblems(given: readonly (Signer | undefined)[] | undefined, path: string): Problem[] {
  const orders = (given ?? []).map((signer, index) => signer && orderOf(signer, index))
  return orders.flatMap((order, index) => {
    if (order === undefined || orders.indexOf(order) === index) return []
    return [{ path: `${path}[${index}].order`, message: 'is the order of another signer' }]
  })
}

const orderOf = ({ order }: Signer, index: number): number => order ?? index + 1

/**
 * Checks that everybody is there for whose signature a template has a place: it would stay empty for good.
 *
 * @param signers - how many there are
 */
export const signaturePlaceProblems = (merge_fields: readonly string[], signers: number): Problem[] =>
  signersOf(merge_fields)
    .filter((number) => number > signers)
    .map((number) => ({ path: 'body.signers', message: `must have signer ${number}, for {{signature.${number}}}` }))
