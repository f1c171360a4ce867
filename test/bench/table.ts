/** One line of the result. */
export interface Figure {
  /** In the JSON; a dot leads to a member. */
  name: string
  /** What was measured, in words. */
  what: string
  /** What ours and the other side came to, with their units, where two sides are compared. */
  ours?: string
  other?: string
  figure: number
  unit: '×' | 'ms' | 'µs' | 'MB' | 'B'
  /** Empty for one that only explains another. */
  aim: string
}

export function table(figures: readonly Figure[]): string {
  const lines = [
    ['what', 'ours', 'beside', 'result', 'aim'],
    ...figures.map(({ what, ours = '', other = '', figure, unit, aim }) => [
      what,
      ours,
      other,
      `${rounded(figure)} ${unit}`,
      aim,
    ]),
  ]
  return aligned(lines)
}

/** Columns side by side, the first to the left and the others to the right; the first line names them. */
export function aligned(lines: string[][]): string {
  const columns = lines[0] ?? []
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) => line.map((cell, column) => pad(cell, widths[column] ?? 0, column === 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}

/** All figures as one object: `{"a": 1, "b": {"p50": 2}}`. */
export function json(figures: readonly Figure[]): string {
  const members: Record<string, number | Record<string, number>> = {}
  for (const { name, figure } of figures) {
    const [first = name, second] = name.split('.')
    members[first] = second === undefined ? figure : Object.assign(members[first] ?? {}, { [second]: figure })
  }
  return `${JSON.stringify(members)}\n`
}

export const rounded = (figure: number): number => Math.round(figure * 100) / 100

const pad = (cell: string, width: number, left: boolean): string => (left ? cell.padEnd(width) : cell.padStart(width))
