import type { Schemas } from '../operation/contract.ts'
import type { Problem } from '../operation/errors.ts'

/** A signer with their place in the order of signing, from 1. */
export interface PlacedSigner {
  name: string
  email: string
  position: number
}

/**
 * Puts signers in order: by `order` where it is given, else by their place in the list.
 *
 * @param path - the place of the list in the request
 * @returns the signers, and a problem for each `order` that is repeated
 */
export function placeSigners(
  given: Schemas['DocumentSignerInput'][] | undefined,
  path: string,
): { signers: PlacedSigner[]; problems: Problem[] } {
  const ordered = (given ?? []).map(({ name, email, order }, index) => ({ name, email, order: order ?? index + 1 }))
  const problems = ordered.flatMap(({ order }, index): Problem[] =>
    ordered.findIndex((other) => other.order === order) < index
      ? [{ path: `${path}[${index}].order`, message: 'is the order of another signer' }]
      : [],
  )
  const signers = ordered
    .toSorted((a, b) => a.order - b.order)
    .map(({ name, email }, index) => ({ name, email, position: index + 1 }))
  return { signers, problems }
}
