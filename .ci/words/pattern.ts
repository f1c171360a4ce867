/** A word or a construction that the project does not use. */
export interface Pattern {
  name: string
  /** Spaces match any white space, so that a phrase may continue on the next line. */
  refuses: RegExp
  /** The replacement, as the report prints it. */
  advice: string
  /** The self-test requires a finding in each. */
  wrong: string[]
  /** The self-test requires no finding in any. */
  right: string[]
}

/** A pattern of a phrase, in prose. The case is ignored, a space matches any white space. */
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
