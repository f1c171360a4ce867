/** @returns the value that a share of the others does not exceed (nearest rank) */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values: number[]): number => percentile(values, 0.5)

/** Half of some times, and 99 % of them, are no longer. */
export interface Times {
  p50: number
  p99: number
}

export const timesOf = (values: number[]): Times => ({ p50: percentile(values, 0.5), p99: percentile(values, 0.99) })

/** Both times in a cell of a table. */
export const shownTimes = ({ p50, p99 }: Times): string => `${p50.toFixed(1)} / ${p99.toFixed(1)}`
