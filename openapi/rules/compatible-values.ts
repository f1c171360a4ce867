import type { Contract } from '../read/contract.ts'

/** The writer of a value: callers write requests; the service writes answers and the events that it sends. */
export type Direction = 'requests' | 'answers'

/** Two versions of the contract, with the pairs of schemas that have been compared. */
export interface Versions {
  released: Contract
  current: Contract
  visited: Set<string>
}

/** A keyword of one schema in both versions; undefined where it is absent. */
interface Change {
  versions: Versions
  keyword: string
  before: unknown
  after: unknown
  at: string
  direction: Direction
  /** Whether the released schema says that values and branches may be added (`x-growing`). */
  grows: boolean
}

/** Returns the breaches of one keyword, one line each. */
export type KeywordRule = (change: Change) => Iterable<string>

export const breach = ({ at, direction }: Pick<Change, 'at' | 'direction'>, problem: string) =>
  `${at} in ${direction}: ${problem}`

const display = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value))

export const reportChange = (change: Change): string =>
  breach(change, `\`${change.keyword}\` was ${display(change.before)} and is ${display(change.after)}`)

/** A keyword without its own rule must not change. */
export const fixed: KeywordRule = (change) => [reportChange(change)]

/** Requests may lose a restriction, answers may get one. */
export const restriction: KeywordRule = (change) => {
  const { before, after, direction } = change
  return (direction === 'requests' ? after : before) === undefined ? [] : [reportChange(change)]
}

/** @param sign - 1 for upper bounds, -1 for lower ones */
export const bound =
  (sign: 1 | -1): KeywordRule =>
  (change) => {
    const widest = Number.POSITIVE_INFINITY
    const [before, after] = [change.before, change.after].map((value) =>
      value === undefined ? widest : Number(value) * sign,
    ) as [number, number]
    const isFine = change.direction === 'requests' ? after >= before : after <= before
    return isFine ? [] : [reportChange(change)]
  }

const listTypes = (type: unknown): unknown[] => (type === undefined ? ['any'] : [type].flat())

export const type: KeywordRule = (change) => {
  const [before, after] = [listTypes(change.before), listTypes(change.after)]
  const [narrow, wide] = change.direction === 'requests' ? [before, after] : [after, before]
  const isCovered = (type: unknown) =>
    wide.includes('any') || wide.includes(type) || (type === 'integer' && wide.includes('number'))
  return narrow.every(isCovered) ? [] : [reportChange(change)]
}

/** Generated clients have a name for each value, so that none may go; a new one is unknown to them. */
export const values: KeywordRule = function* (change) {
  const { before, after, direction, grows } = change
  if (!Array.isArray(before) || !Array.isArray(after)) {
    if (direction === 'answers' || before === undefined) yield reportChange(change)
    return
  }
  for (const value of before)
    if (!after.includes(value)) yield breach(change, `no longer has the value ${display(value)}`)
  if (direction === 'requests' || grows) return
  for (const value of after) if (!before.includes(value)) yield breach(change, `has the new value ${display(value)}`)
}

/** Values of a text that callers may rely on, among others to come. */
export const knownValues: KeywordRule = function* (change) {
  const [before, after] = [change.before ?? [], change.after ?? []] as [string[], string[]]
  for (const value of before)
    if (!after.includes(value)) yield breach(change, `no longer has the value ${display(value)}`)
}

export const required: KeywordRule = function* (change) {
  const [before, after] = [change.before ?? [], change.after ?? []] as [string[], string[]]
  if (change.direction === 'requests') {
    for (const name of after) if (!before.includes(name)) yield breach(change, `\`${name}\` is required now`)
  } else {
    for (const name of before) if (!after.includes(name)) yield breach(change, `\`${name}\` can be missing now`)
  }
}

interface Discriminator {
  propertyName: string
  mapping?: Record<string, string>
}

export const discriminator: KeywordRule = function* (change) {
  const [before, after] = [change.before, change.after] as (Discriminator | undefined)[]
  if (!before || !after || before.propertyName !== after.propertyName) {
    yield breach(
      change,
      `the discriminator was ${before?.propertyName ?? 'none'} and is ${after?.propertyName ?? 'none'}`,
    )
    return
  }
  for (const [value, target] of Object.entries(before.mapping ?? {})) {
    const now = after.mapping?.[value]
    if (now === undefined) yield breach(change, `the discriminator no longer has the value ${value}`)
    else if (now !== target) yield breach(change, `the discriminator value ${value} leads to ${now}`)
  }
}

/** Callers that leave something out rely on what it means then. */
export const defaultValue: KeywordRule = (change) => (change.direction === 'requests' ? [reportChange(change)] : [])

/** Names the type in generated clients, if it is present. */
export const title: KeywordRule = (change) => (change.before === undefined ? [] : [reportChange(change)])
