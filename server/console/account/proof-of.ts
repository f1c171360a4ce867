/** The two kinds of codes, as the API takes them. */
type Proof = { code: string } | { recovery_code: string }

/** Only recovery codes have letters in them. People type them wherever a code is asked for. */
export const proofOf = (typed: string): Proof =>
  /[a-z]/i.test(typed) ? { recovery_code: typed } : { code: typed.replaceAll(' ', '') }
