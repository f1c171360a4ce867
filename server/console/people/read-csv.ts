import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Info, type CsvError as ParserError, parse } from 'csv-parse'

/** A row of a table as text. */
export interface CsvRow {
  /** As spreadsheets count: the row with the titles is the first. */
  number: number
  cells: string[]
}

/** The text is no CSV, or is too long. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
}

/** A row is to be shorter, so that a quote which is not closed does not take the rest of the text. */
const maxRowLength = 64 * 1024

/** Rows without text, which spreadsheets leave behind, count for this. */
const maxRows = 5000

/** Parsing one takes some milliseconds; other requests have their turn in between. */
const sliceBytes = 8 * 1024

/**
 * Reads CSV (RFC 4180) as spreadsheets write it: with commas, semicolons or tabs, whichever the first line has most of.
 * Rows without any text are left out.
 *
 * @param text - in UTF-8
 * @returns rows as they are parsed; whoever stops iterating stops the parser
 * @throws {CsvError} that names the line of a quote that is not closed, or of a row that is too long
 */
export async function* readCsv(text: Buffer): AsyncGenerator<CsvRow> {
  const parser = Readable.from(slicesOf(text)).pipe(
    parse({
      bom: true,
      delimiter: separatorOf(text),
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
      if (number > maxRows) throw new CsvError(`It has more than ${maxRows} rows. Remove those without text.`)
      if (record.some((cell) => cell !== '')) yield { number, cells: record }
    }
  } catch (error) {
    throw error instanceof CsvError ? error : new CsvError(problemOf(error as ParserError, lines + 1))
  }
}

async function* slicesOf(text: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < text.length; start += sliceBytes) {
    yield text.subarray(start, start + sliceBytes)
    await nextTurn()
  }
}

/** @param line - on which the row begins that could not be read */
function problemOf({ code, message }: ParserError, line: number): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `The row that begins on line ${line} has a quote that is not closed.`
    case 'CSV_MAX_RECORD_SIZE':
      return `The row that begins on line ${line} is too long. Is a quote in it not closed?`
    default:
      return `The row that begins on line ${line} is no CSV: ${message}`
  }
}

function separatorOf(text: Buffer): string {
  const [first = ''] = text
    .subarray(0, maxRowLength)
    .toString('utf8')
    .split(/[\r\n]/, 1)
  const countOf = (separator: string): number => first.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (countOf(each) > countOf(best) ? each : best))
}
