import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Info, type CsvError as ParserError, parse } from 'csv-parse'
import { text } from '../../texts/english.ts'

/** A row of a table, with its cells as text. */
export interface CsvRow {
  /** The number of the row in a spreadsheet, where the header is row 1. */
  number: number
  cells: string[]
}

/** The error for text that is not valid CSV or is too long. Its message is shown on the page. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
}

/** The maximum size of a list, in bytes, as in the API. */
export const maxCsvBytes = 1024 * 1024

/** The maximum length of a row, so that an unclosed quotation mark does not consume the rest of the text. */
const maxRowLength = 64 * 1024

/** The maximum number of rows, including empty rows. */
const maxRows = 5000

/** The number of bytes that are parsed at a time, which takes a few milliseconds. Other requests run between slices. */
const sliceBytes = 8 * 1024

/**
 * Reads CSV (RFC 4180) that is separated by commas, semicolons or tabs, whichever is most frequent in the first line.
 * Skips empty rows.
 *
 * @param csv - the text, encoded as UTF-8
 * @returns the rows while they are parsed; ending the iteration stops the parser
 * @throws {CsvError} with the line of an unclosed quotation mark or of a row that is too long
 */
export async function* readCsv(csv: Buffer): AsyncGenerator<CsvRow> {
  const parser = Readable.from(readSlices(csv)).pipe(
    parse({
      bom: true,
      delimiter: detectSeparator(csv),
      info: true,
      max_record_size: maxRowLength,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    }),
  )
  let number = 0
  let lines = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      number += 1
      lines = info.lines
      if (number > maxRows) throw new CsvError(text('csv.tooManyRows', { max: maxRows }))
      if (record.some((cell) => cell !== '')) yield { number, cells: record }
    }
  } catch (error) {
    throw error instanceof CsvError ? error : new CsvError(problemMessage(error as ParserError, lines + 1))
  }
}

async function* readSlices(csv: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < csv.length; start += sliceBytes) {
    yield csv.subarray(start, start + sliceBytes)
    await nextTurn()
  }
}

/**
 * Returns the message for an error of the CSV parser.
 *
 * @param line - the first line of the invalid row
 */
function problemMessage({ code, message }: ParserError, line: number): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return text('csv.quote', { line })
    case 'CSV_MAX_RECORD_SIZE':
      return text('csv.rowLength', { line })
    default:
      return text('csv.invalid', { line, reason: message })
  }
}

function detectSeparator(csv: Buffer): string {
  const [first = ''] = csv
    .subarray(0, maxRowLength)
    .toString('utf8')
    .split(/[\r\n]/, 1)
  const countCells = (separator: string): number => first.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (countCells(each) > countCells(best) ? each : best))
}
