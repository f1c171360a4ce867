import { parse } from 'csv-parse/sync'

/** Reads the rows of a CSV file with a header, by the names of its columns. */
export const readCsv = (csv: string): Record<string, string>[] => parse(csv, { columns: true })

/** Returns the cells of a column of a CSV file. */
export const readColumn = (csv: string, column: string): (string | undefined)[] =>
  readCsv(csv).map((row) => row[column])
