/** A refused word or construction. */
export interface Pattern {
  name: string
  /** The refused text. A space matches any white space, so that a phrase may span lines. */
  refuses: RegExp
  /** The replacement, as printed in the report. */
  advice: string
  /** Examples in each of which the self-test requires a finding. */
  wrong: string[]
  /** Examples in which the self-test requires no finding. */
  right: string[]
}

/** Creates the pattern of a phrase in prose. Case is ignored, and a space matches any white space. */
export function phrase(
  name: string,
  source: string,
  advice: string,
  examples: { wrong: string | string[]; right: string | string[] },
  flags = 'i',
): Pattern {
  return {
    name,
    refuses: new RegExp(source.replaceAll(' ', '\\s+'), `g${flags}`),
    advice,
    wrong: [examples.wrong].flat(),
    right: [examples.right].flat(),
  }
}
