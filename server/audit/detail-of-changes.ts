type Value = string | number | boolean | null

/**
 * Changes as the audit log shows them: for each changed member the new value, and the old one as `<member>_before`.
 *
 * @param before - has every member that `changes` may have
 */
export const detailOfChanges = <Changes extends object>(
  before: { [Member in keyof Changes]: Value | undefined },
  changes: Changes,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(changes as Record<string, Value>).flatMap(([name, value]) => [
      [name, value],
      [`${name}_before`, before[name as keyof Changes] ?? null],
    ]),
  )
