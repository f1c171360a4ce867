import type { LeaveCalendar, TeamAbsences } from '../../../../sdk/src/index.ts'

/** Leave within the user's reach. */
export type Entry = LeaveCalendar['leave'][number]

/** Leave of a colleague, as colleagues see it. */
export type Absence = TeamAbsences['absences'][number]

/** The position of an item in a row of days. Columns are numbered from 1; the span is a number of columns. */
export interface Place {
  column: number
  span: number
}

/** The bar of leave in a row of days. */
export interface Bar<T = Entry> extends Place {
  entry: T
  /** Whether the first day of the leave is in the row. */
  begins: boolean
  /** Whether the last day of the leave is in the row. */
  ends: boolean
}

/**
 * Returns the bars of leave in a row of days, by column; of bars that start in the same column, longer ones come first.
 */
export function barsIn<T extends Absence | Entry>(days: readonly string[], leave: readonly T[]): Bar<T>[] {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return leave
    .filter(({ start_date, end_date }) => start_date <= last && end_date >= first)
    .map((entry) => {
      const [begins, ends] = [entry.start_date >= first, entry.end_date <= last]
      const from = begins ? days.indexOf(entry.start_date) : 0
      const to = ends ? days.indexOf(entry.end_date) : days.length - 1
      return { entry, begins, ends, column: from + 1, span: to - from + 1 }
    })
    .sort((a, b) => a.column - b.column || b.span - a.span)
}

/**
 * Puts each item into the first lane that has room for it, like a CSS grid with the flow `row dense`.
 *
 * @param taken - places that are occupied beforehand, each in the first lane that has room for it
 * @returns the items of each lane, and for each column the number of items that fit in no lane
 */
export function fillLanes<Item extends Place>(
  items: readonly Item[],
  { maxLanes, columns, taken = [] }: { maxLanes: number; columns: number; taken?: readonly Place[] },
): { lanes: Item[][]; hidden: number[] } {
  const usedColumns: Set<number>[] = []
  const lanes: Item[][] = []
  const hidden = Array.from({ length: columns }, () => 0)
  const columnsAt = ({ column, span }: Place) => Array.from({ length: span }, (_, at) => column + at)
  const findLane = (place: Place): number => {
    const index = usedColumns.findIndex((used) => columnsAt(place).every((column) => !used.has(column)))
    const lane = index === -1 ? usedColumns.length : index
    if (lane < maxLanes) {
      usedColumns[lane] ??= new Set()
      for (const column of columnsAt(place)) usedColumns[lane]?.add(column)
    }
    return lane
  }
  for (const place of taken) findLane(place)
  for (const item of items) {
    const lane = findLane(item)
    if (lane < maxLanes) lanes[lane] = [...(lanes[lane] ?? []), item]
    else for (const column of columnsAt(item)) hidden[column - 1] = (hidden[column - 1] ?? 0) + 1
  }
  return { lanes: Array.from(lanes, (lane) => lane ?? []), hidden }
}
