import { isDeepStrictEqual } from 'node:util'

type Value = string | number | boolean | null
type Detail = Record<string, Value>

/**
 * What a change changes, as the audit log tells it: each member that becomes another one, and `<member>_before`.
 *
 * @param before - has every member that `change` may have
 * @returns nothing where nothing changes
 */
export function auditChanges<Change extends object>(
  before: { [Member in keyof Change]: Value | undefined },
  change: Change,
): Detail {
  const changed = Object.entries(change as Detail).filter(
    ([name, value]) => !isDeepStrictEqual(before[name as keyof Change], value),
  )
  return Object.fromEntries(
    changed.flatMap(([name, value]) => [
      [name, value],
      [`${name}_before`, before[name as keyof Change] ?? null],
    ]),
  )
}
