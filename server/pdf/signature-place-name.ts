/** The signer of a signature place, and the kind of its text. */
export interface PlaceName {
  /** The number of the signer, from 1. */
  signer: number
  kind: 'name' | 'date'
}

/** Returns the named destination of a signature place. The index distinguishes several places of a signer. */
export const signaturePlaceName = ({ signer, kind }: PlaceName, index: number): string =>
  `signature.${signer}.${kind}.${index}`

/**
 * Parses a named destination.
 *
 * @returns undefined for a destination that is not a signature place
 */
export function readPlaceName(name: string): PlaceName | undefined {
  const [, signer, kind] = /^signature\.([1-9])\.(name|date)\.\d+$/.exec(name) ?? []
  return signer === undefined ? undefined : { signer: Number(signer), kind: kind as PlaceName['kind'] }
}
