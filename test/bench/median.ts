/** @returns the smallest value that at least this share of the values does not exceed (nearest rank) */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values: number[]): number => percentile(values, 0.5)

/** The median and the 99th percentile of some times. */
export interface Percentiles {
  p50: number
  p99: number
}

export const percentiles = (values: number[]): Percentiles => ({
  p50: percentile(values, 0.5),
  p99: percentile(values, 0.99),
})

/** Formats both percentiles for a cell of a table. */
export const formatPercentiles = ({ p50, p99 }: Percentiles): string => `${p50.toFixed(1)} / ${p99.toFixed(1)}`
