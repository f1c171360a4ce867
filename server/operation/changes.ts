import { isDeepStrictEqual } from 'node:util'

/**
 * The given members that differ from the current ones.
 *
 * @param before - has every member that `given` may have
 * @returns undefined when nothing changes
 */
export function changesOf<Given extends object>(
  before: { [Member in keyof Given]: unknown },
  given: Given,
): Partial<Given> | undefined {
  const changed = Object.entries(given).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(before[name as keyof Given], value),
  )
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Given>)
}
