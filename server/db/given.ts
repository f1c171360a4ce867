/**
 * A condition for a filter that may not be given, to be spread into `and([…])`.
 *
 * @returns the condition in a list, or an empty list
 */
export const given = <Value, Condition>(
  value: Value | undefined,
  condition: (value: Value) => Condition,
): Condition[] => (value === undefined ? [] : [condition(value)])
