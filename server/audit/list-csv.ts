import { validationFailed } from '../operation/errors.ts'
import { recordedFile } from '../operation/file-response.ts'
import type { Matches } from '../operation/read-page.ts'
import { file } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { type CsvCell, writeCsv } from '../operation/write-csv.ts'
import { addAuditEntry } from './record-audit.ts'

/** The largest number of rows in a file, which bounds the time and the size of a download. */
const maxCsvRows = 100_000

const batchSize = 500

interface ListCsv<Row> {
  /** The name of the list, in the audit log and in the name of the file: `leave-requests`. */
  list: string
  columns: readonly string[]
  /** The person that the list is about. */
  person_id?: number
  matches: Matches<Row>
  /** Converts rows to cells, one for each column. */
  toCells: (rows: Row[]) => Promise<CsvCell[][]> | CsvCell[][]
}

/**
 * Responds with all rows of a list as a CSV file, and records the download. The rows are read in batches while the file
 * is sent, each with a separate statement, so that a slow client holds no connection to the database.
 *
 * @throws {ApiError} 422 if there are too many rows
 */
export async function listCsv<Row>(work: Work, { list, columns, person_id, matches, toCells }: ListCsv<Row>) {
  const rows = await matches.count(maxCsvRows)
  if (rows > maxCsvRows) {
    const message = 'matches more than 100,000 rows; use more filters'
    throw validationFailed([{ path: 'query', code: 'too_many', limit: maxCsvRows, message }])
  }
  const detail = { list, rows, format: 'csv', ...(person_id !== undefined && { person_id }) }
  const record = () => addAuditEntry(work, { action: 'list.exported', detail })
  const content = recordedFile(record, writeCsv(columns, readBatches(matches, toCells)))
  return file({ name: `${list}.csv`, content })
}

async function* readBatches<Row>(matches: Matches<Row>, toCells: ListCsv<Row>['toCells']): AsyncGenerator<CsvCell[][]> {
  for (let cursor: string | undefined; ; ) {
    const page = await matches.readPage({ limit: batchSize, cursor })
    yield await toCells(page.rows)
    if (page.next_cursor === null) return
    cursor = page.next_cursor
  }
}
