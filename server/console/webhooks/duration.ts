/** Formats milliseconds in a readable unit: `840 ms`, `2.4 s`, `3 min`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${ms} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  return `${Math.round(ms / 60_000)} min`
}
