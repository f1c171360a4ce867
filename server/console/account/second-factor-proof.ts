/** The proof of the second factor in the form that the API accepts. */
type Proof = { code: string } | { recovery_code: string }

/**
 * Returns the proof for the input. One field accepts both kinds of proof, because only recovery codes contain letters.
 */
export const secondFactorProof = (input: string): Proof =>
  /[a-z]/i.test(input) ? { recovery_code: input } : { code: input.replaceAll(' ', '') }
