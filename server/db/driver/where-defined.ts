/**
 * Builds the condition of an optional filter, to be spread into `and([…])`.
 *
 * @returns a list with the condition; an empty list when the value is undefined
 */
export const whereDefined = <Value, Condition>(
  value: Value | undefined,
  condition: (value: Value) => Condition,
): Condition[] => (value === undefined ? [] : [condition(value)])
