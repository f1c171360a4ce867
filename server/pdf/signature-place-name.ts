/** The signer and the kind of text of a signature place. */
export interface PlaceName {
  /** The number of the signer, from 1. */
  signer: number
  kind: 'name' | 'date'
}

/** The named destination of a signature place. A signer may have several. */
export const signaturePlaceName = ({ signer, kind }: PlaceName, index: number): string =>
  `signature.${signer}.${kind}.${index}`

/** @returns undefined for any other named destination */
export function readPlaceName(name: string): PlaceName | undefined {
  const [, signer, kind] = /^signature\.([1-9])\.(name|date)\.\d+$/.exec(name) ?? []
  return signer === undefined ? undefined : { signer: Number(signer), kind: kind as PlaceName['kind'] }
}
