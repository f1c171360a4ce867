/** The format of a version: three numbers, and optional prerelease identifiers. */
const form = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/

/** Whether a string is a version according to https://semver.org, without build metadata, which npm ignores. */
export const isVersion = (text: string): boolean => form.test(text) && !/[-.]0\d+(\.|$)/.test(text)

/** Whether a version is newer than another, in the order of https://semver.org. */
export function isNewer(version: string, other: string): boolean {
  const [, ...left] = form.exec(version) ?? []
  const [, ...right] = form.exec(other) ?? []
  const [leftBefore, rightBefore] = [left.pop(), right.pop()]
  const order = compare(left, right)
  if (order !== 0) return order > 0
  if (leftBefore === undefined || rightBefore === undefined)
    return leftBefore === undefined && rightBefore !== undefined
  return compare(leftBefore.split('.'), rightBefore.split('.')) > 0
}

/**
 * Compares prerelease identifiers: numbers sort before words, and a list before any longer list that starts with it.
 */
function compare(left: string[], right: string[]): number {
  for (const [index, a] of left.entries()) {
    const b = right[index]
    if (b === undefined) return 1
    if (a === b) continue
    const [isA, isB] = [/^\d+$/.test(a), /^\d+$/.test(b)]
    if (isA && isB) return Number(a) - Number(b)
    if (isA !== isB) return isA ? -1 : 1
    return a < b ? -1 : 1
  }
  return left.length - right.length
}
