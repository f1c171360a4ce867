import { sql } from 'kysely'
import { databaseFailure } from '../db/failures.ts'
import { ApiError, type Problem } from './errors.ts'
import type { Change } from './work.ts'

/** The result of a row. `unchanged` means that nothing was written. */
interface RowResult {
  status: 'created' | 'updated' | 'unchanged' | 'failed'
}

/** How to import rows. */
interface Import<Row, Result extends RowResult> {
  /** Writes one row. A failed row returns its problems (`rowProblems`) instead of an error. */
  writeRow: (row: Row, index: number) => Promise<Result>
  /** Records the changes of all rows, unless each row records its own. */
  publish?: () => Promise<void>
  /** Whether to roll back all rows after they were written and published. */
  dry_run: boolean | undefined
}

/**
 * Writes rows one by one, with a savepoint for each row, so that a failed row undoes only its own writes. A dry run does
 * the same, and then rolls back all rows.
 *
 * @returns the result of each row, in the order of the rows
 */
export async function importRows<Row, Result extends RowResult>(
  work: Change,
  rows: readonly Row[],
  { writeRow, publish, dry_run }: Import<Row, Result>,
): Promise<Result[]> {
  const run = (command: string) => sql.raw(command).execute(work.db)
  const results: Result[] = []
  await run('savepoint import')
  await run('savepoint row')
  for (const [index, row] of rows.entries()) {
    const result = await writeRow(row, index)
    results.push(result)
    // Releasing the savepoint keeps the writes of a row; the next savepoint replaces it.
    if (result.status === 'failed') await run('rollback to row')
    else if (result.status !== 'unchanged') await run('release row; savepoint row')
  }
  await publish?.()
  if (dry_run) await run('rollback to import')
  return results
}

/**
 * Returns the problems of a failed row.
 *
 * @param path - the path of the row in the request, such as `body.people[0]`
 * @throws `error` itself if the row did not cause it
 */
export function rowProblems(error: unknown, path: string): Problem[] {
  if (databaseFailure(error) === 'bad_value')
    return [{ path, code: 'invalid', message: 'has a value that cannot be stored' }]
  if (!(error instanceof ApiError) || error.failure.status >= 500) throw error
  const { message, errors = [{ path: 'body', code: 'invalid', message }] } = error.failure
  return errors.map((problem) => ({ ...problem, path: problem.path.replace('body', path) }))
}
