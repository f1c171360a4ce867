/** A row of a table as text. */
export interface CsvRow {
  /** As spreadsheets count: the row with the titles is the first. */
  number: number
  cells: string[]
}

/** The text is no CSV. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
}

/**
 * Reads CSV (RFC 4180) as spreadsheets write it: with commas, semicolons or tabs, whichever the first line has most of.
 * Rows without any text are left out.
 *
 * @throws {CsvError} when a quoted cell has no end
 */
export function parseCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const rows: string[][] = [[]]
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*)?)(${separator}|\\r?\\n|\\r|$)`,
    'y',
  )
  while (cell.lastIndex < source.length) {
    const found = cell.exec(source)
    if (found === null) throw new CsvError(`Row ${rows.length} has a quote that does not end where its cell ends.`)
    const [, quoted, plain = '', end] = found
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== separator) rows.push([])
    else if (cell.lastIndex === source.length) rows.at(-1)?.push('')
  }
  return rows
    .map((cells, index) => ({ number: index + 1, cells: cells.map((each) => each.trim()) }))
    .filter(({ cells }) => cells.some((each) => each !== ''))
}

function separatorOf(source: string): string {
  const [first = ''] = source.split(/[\r\n]/, 1)
  const countOf = (separator: string): number => first.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (countOf(each) > countOf(best) ? each : best))
}
