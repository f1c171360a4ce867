/** The second factor as the API accepts it. */
type Proof = { code: string } | { recovery_code: string }

/** Only recovery codes contain letters, so one field accepts both kinds. */
export const secondFactorProof = (input: string): Proof =>
  /[a-z]/i.test(input) ? { recovery_code: input } : { code: input.replaceAll(' ', '') }
