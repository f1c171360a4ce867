/** A finding that stays. */
export interface Exception {
  /** The text of the finding, in lower case. */
  word: string
  /** The start of the paths in which it stays; every path without it. */
  path?: string
  reason: string
}

/** At most twenty: more would show that a pattern is wrong. */
export const exceptions: Exception[] = []
