import { lockBusiness } from '../../business/lock-business.ts'
import { readToday } from '../../business/today.ts'
import type { Change } from '../../operation/work.ts'
import { lockPersonOfRecord } from '../lock-person-of-record.ts'
import type { PersonRow } from '../present-person.ts'
import { withDueApplied } from './apply-due.ts'

/** A person whose assignments can change until the transaction ends. */
export interface LockedPerson {
  person: PersonRow
  /** The date of the business. */
  today: string
}

/**
 * Locks a person for a change of their assignments, and applies those that are due. Also locks the business, as managers
 * must not form a cycle.
 *
 * @param ifMatch - the `If-Match` header of the request, if it is the version of the person
 * @throws {ApiError} 404 if the person is not in the business, 409 if they are deleted or erased, 412 if `ifMatch` is not
 *   their current version
 */
export async function lockForAssignments(work: Change, id: number, ifMatch?: string): Promise<LockedPerson> {
  await lockBusiness(work)
  const before = await lockPersonOfRecord(work, id, ifMatch)
  const [person = before] = await withDueApplied(work, [before])
  return { person, today: await readToday(work) }
}
