/** One row of the result. */
export interface Metric {
  /** Name in the JSON output; a dot separates an object and its member. */
  name: string
  /** Description in the table. */
  label: string
  /** The values of the two sides of a comparison, with units. */
  ours?: string
  baseline?: string
  value: number
  unit: '×' | 'ms' | 'µs' | 'MB' | 'B'
  /** Empty if the metric only explains another one. */
  target: string
}

export function formatMetrics(metrics: readonly Metric[]): string {
  const lines = [
    ['measurement', 'ours', 'baseline', 'result', 'target'],
    ...metrics.map(({ label, ours = '', baseline = '', value, unit, target }) => [
      label,
      ours,
      baseline,
      `${round(value)} ${unit}`,
      target,
    ]),
  ]
  return formatTable(lines)
}

/** Formats rows as a table. The first row is the header; the first column is aligned left, the others right. */
export function formatTable(lines: string[][]): string {
  const columns = lines[0] ?? []
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) => line.map((cell, column) => pad(cell, widths[column] ?? 0, column === 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}

/** Formats the metrics as one object: `{"a": 1, "b": {"p50": 2}}`. */
export function toJson(metrics: readonly Metric[]): string {
  const members: Record<string, number | Record<string, number>> = {}
  for (const { name, value } of metrics) {
    const [first = name, second] = name.split('.')
    members[first] = second === undefined ? value : Object.assign(members[first] ?? {}, { [second]: value })
  }
  return `${JSON.stringify(members)}\n`
}

export const round = (value: number): number => Math.round(value * 100) / 100

const pad = (cell: string, width: number, left: boolean): string => (left ? cell.padEnd(width) : cell.padStart(width))
