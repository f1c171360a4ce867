import type { Contract } from '../read/contract.ts'

/** The direction in which a value is sent: in requests of callers, or in responses and events of the service. */
export type Direction = 'requests' | 'responses'

/** Two versions of the contract, and the pairs of schemas that have already been compared. */
export interface Versions {
  released: Contract
  current: Contract
  visited: Set<string>
}

/** The values of a keyword in both versions of a schema; undefined where the keyword is absent. */
interface Change {
  versions: Versions
  keyword: string
  before: unknown
  after: unknown
  at: string
  direction: Direction
  /** Whether the released schema allows new values and branches (`x-growing`). */
  grows: boolean
}

/** Returns the breaking changes of one keyword, one line each. */
export type KeywordRule = (change: Change) => Iterable<string>

export const breakingChange = ({ at, direction }: Pick<Change, 'at' | 'direction'>, problem: string) =>
  `${at} in ${direction}: ${problem}`

const display = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value))

export const reportChange = (change: Change): string =>
  breakingChange(change, `\`${change.keyword}\` was ${display(change.before)} and is ${display(change.after)}`)

/** Reports any change of a keyword that has no rule. */
export const fixed: KeywordRule = (change) => [reportChange(change)]

/** Compares a restriction, which requests may lose and responses may gain. */
export const restriction: KeywordRule = (change) => {
  const { before, after, direction } = change
  return (direction === 'requests' ? after : before) === undefined ? [] : [reportChange(change)]
}

/**
 * Creates the rule for a numeric bound, which may widen in requests and narrow in responses.
 *
 * @param sign - 1 for upper bounds, -1 for lower bounds
 */
export const bound =
  (sign: 1 | -1): KeywordRule =>
  (change) => {
    const widest = Number.POSITIVE_INFINITY
    const [before, after] = [change.before, change.after].map((value) =>
      value === undefined ? widest : Number(value) * sign,
    ) as [number, number]
    const isCompatible = change.direction === 'requests' ? after >= before : after <= before
    return isCompatible ? [] : [reportChange(change)]
  }

const listTypes = (type: unknown): unknown[] => (type === undefined ? ['any'] : [type].flat())

export const type: KeywordRule = (change) => {
  const [before, after] = [listTypes(change.before), listTypes(change.after)]
  const [narrow, wide] = change.direction === 'requests' ? [before, after] : [after, before]
  const isCovered = (type: unknown) =>
    wide.includes('any') || wide.includes(type) || (type === 'integer' && wide.includes('number'))
  return narrow.every(isCovered) ? [] : [reportChange(change)]
}

/**
 * Compares the values of an enum. Generated clients have a name for each value, so no value may be removed, and they do
 * not support new values.
 */
export const values: KeywordRule = function* (change) {
  const { before, after, direction, grows } = change
  if (!Array.isArray(before) || !Array.isArray(after)) {
    if (direction === 'responses' || before === undefined) yield reportChange(change)
    return
  }
  for (const value of before)
    if (!after.includes(value)) yield breakingChange(change, `no longer has the value ${display(value)}`)
  if (direction === 'requests' || grows) return
  for (const value of after)
    if (!before.includes(value)) yield breakingChange(change, `has the new value ${display(value)}`)
}

/** Compares the known values of an extensible enum: none may be removed. */
export const knownValues: KeywordRule = function* (change) {
  const [before, after] = [change.before ?? [], change.after ?? []] as [string[], string[]]
  for (const value of before)
    if (!after.includes(value)) yield breakingChange(change, `no longer has the value ${display(value)}`)
}

export const required: KeywordRule = function* (change) {
  const [before, after] = [change.before ?? [], change.after ?? []] as [string[], string[]]
  if (change.direction === 'requests') {
    for (const name of after) if (!before.includes(name)) yield breakingChange(change, `\`${name}\` is required now`)
  } else {
    for (const name of before) if (!after.includes(name)) yield breakingChange(change, `\`${name}\` can be missing now`)
  }
}

interface Discriminator {
  propertyName: string
  mapping?: Record<string, string>
}

export const discriminator: KeywordRule = function* (change) {
  const [before, after] = [change.before, change.after] as (Discriminator | undefined)[]
  if (!before || !after || before.propertyName !== after.propertyName) {
    yield breakingChange(
      change,
      `the discriminator was ${before?.propertyName ?? 'none'} and is ${after?.propertyName ?? 'none'}`,
    )
    return
  }
  for (const [value, target] of Object.entries(before.mapping ?? {})) {
    const now = after.mapping?.[value]
    if (now === undefined) yield breakingChange(change, `the discriminator no longer has the value ${value}`)
    else if (now !== target) yield breakingChange(change, `the discriminator value ${value} leads to ${now}`)
  }
}

/** Reports a change of a default in requests, as callers that omit the member rely on its default. */
export const defaultValue: KeywordRule = (change) => (change.direction === 'requests' ? [reportChange(change)] : [])

/** Reports a change of a title, as generated clients name the type after it. */
export const title: KeywordRule = (change) => (change.before === undefined ? [] : [reportChange(change)])
