/**
 * The condition of an optional filter, to be spread into `and([…])`.
 *
 * @returns the condition in a list, or an empty list
 */
export const whereDefined = <Value, Condition>(
  value: Value | undefined,
  condition: (value: Value) => Condition,
): Condition[] => (value === undefined ? [] : [condition(value)])
