import { signersOf } from '../../document-templates/merge-fields.ts'
import type { Problem } from '../../operation/errors.ts'

/**
 * Checks that everybody is there for whose signature a template has a place: it would stay empty for good.
 *
 * @param signers - how many there are
 */
export const signaturePlaceProblems = (merge_fields: readonly string[], signers: number): Problem[] =>
  signersOf(merge_fields)
    .filter((number) => number > signers)
    .map((number) => ({ path: 'body.signers', message: `must have signer ${number}, for {{signature.${number}}}` }))
