import { illegalTransition } from '../operation/errors.ts'
import type { Change } from '../operation/work.ts'
import { lockPerson } from './lock-person.ts'
import type { PersonRow } from './present-person.ts'

/**
 * Reads and locks the person of a dated record, such as a compensation. Changes lock the person before the record, so
 * that no two of them wait for each other.
 *
 * @param ifMatch - the `If-Match` header of the request, if it is the version of the person
 * @throws {ApiError} 404 if the person is not in the business, 409 if they are deleted or erased, 412 if `ifMatch` is not
 *   their current version
 */
export async function lockPersonOfRecord(work: Change, id: number, ifMatch?: string): Promise<PersonRow> {
  const person = await lockPerson(work, id, ifMatch, { orDeleted: true })
  if (person.erased_at !== null) throw illegalTransition('The person was erased.', person.status)
  if (person.deleted_at !== null) throw illegalTransition('The person was deleted.', person.status)
  return person
}
