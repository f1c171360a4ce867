/** What a place in a file is for. */
export interface PlaceName {
  /** The number of the signer in the template, from 1. */
  signer: number
  kind: 'name' | 'date'
}

/** The name of a place, as its named destination has it. A signer may have several places. */
export const signaturePlaceName = ({ signer, kind }: PlaceName, index: number): string =>
  `signature.${signer}.${kind}.${index}`

/** @returns undefined for the name of another destination */
export function readPlaceName(name: string): PlaceName | undefined {
  const [, signer, kind] = /^signature\.([1-9])\.(name|date)\.\d+$/.exec(name) ?? []
  return signer === undefined ? undefined : { signer: Number(signer), kind: kind as PlaceName['kind'] }
}
