import { databaseFailure } from '../db/failures.ts'
import { schemaCheck } from '../operation/contract/check-schema.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { ApiError, type Problem } from '../operation/errors.ts'
import type { Change } from '../operation/work.ts'
import { addPerson } from './add-person.ts'
import type { PersonRow } from './present-person.ts'
import type { PersonNews } from './tell-of-person.ts'
import { updatePerson } from './update-person.ts'

interface Row {
  index: number
  given: Schemas['PersonImportRow']
  /** The people who are already there, by external_id: their rows change them. */
  known: ReadonlyMap<unknown, PersonRow>
  /** The external_ids of the rows before, to which this one's is added. */
  seen: Set<unknown>
  /** The changes of the rows before, to which this one's is added. */
  news: PersonNews[]
}

const checkRow = schemaCheck('PersonCreate')

/**
 * Adds or changes the person of one row.
 *
 * @param work - has locked the business and the known people; the caller undoes what a failed row wrote
 * @returns the result of the row, also where it failed
 * @throws every error that the row did not cause
 */
export async function importRow(
  work: Change,
  { index, given, known, seen, news }: Row,
): Promise<Schemas['PersonImportResult']> {
  const path = `body.people[${index}]`
  const { external_id = null } = given
  const errors = checkRow(given, `/body/people/${index}`)
  if (external_id !== null && seen.has(external_id)) {
    errors.push({ path: `${path}.external_id`, message: 'An earlier row has this external_id.' })
  }
  seen.add(external_id)
  if (errors.length > 0) return { index, status: 'failed', errors }

  const person = given as Schemas['PersonCreate'] // as the check found
  const before = external_id === null ? undefined : known.get(external_id)
  try {
    if (before === undefined) {
      const row = await addPerson(work, person)
      news.push({ row, as: 'created' })
      return { index, status: 'created', id: row.id }
    }
    const change = await updatePerson(work, before, person)
    if (change) news.push(change)
    return { index, status: change ? 'updated' : 'unchanged', id: before.id }
  } catch (error) {
    const faults = faultsOf(error).map((fault) => ({ ...fault, path: fault.path.replace('body', path) }))
    return { index, status: 'failed', errors: faults }
  }
}

/** @throws the error itself when the row did not cause it */
function faultsOf(error: unknown): Problem[] {
  if (databaseFailure(error) === 'bad_value') return [{ path: 'body', message: 'has a value that cannot be stored' }]
  if (!(error instanceof ApiError) || error.failure.status >= 500) throw error
  const { message, errors } = error.failure
  return errors ?? [{ path: 'body', message }]
}
