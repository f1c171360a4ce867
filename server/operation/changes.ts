import { isDeepStrictEqual } from 'node:util'

/**
 * Returns the submitted members that differ from the current ones.
 *
 * @param before - the current values of every member that `input` may have
 * @returns undefined when nothing changes
 */
export function changedMembers<Input extends object>(
  before: { [Member in keyof Input]: unknown },
  input: Input,
): Partial<Input> | undefined {
  const changed = Object.entries(input).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(before[name as keyof Input], value),
  )
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Input>)
}

/** Returns the current values of the members that are changed. */
export const formerValues = <Record extends object>(before: Record, changes: Partial<Record>): Partial<Record> =>
  Object.fromEntries(Object.entries(before).filter(([name]) => name in changes)) as Partial<Record>
