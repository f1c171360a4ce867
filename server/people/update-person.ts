import { lockPersonKey } from '../access/users/lock-person-key.ts'
import { changedMembers } from '../operation/changes.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { illegalTransition, unknownReference, validationFailed } from '../operation/errors.ts'
import type { Change } from '../operation/work.ts'
import { isBelow } from '../workplaces/is-below.ts'
import { changePerson } from './change-person.ts'
import { checkPerson } from './check-person.ts'
import { endDateOf } from './end-date.ts'
import { placeOfWork } from './place-of-work.ts'
import type { PersonRow } from './present-person.ts'
import { membersOf, type PersonChange } from './publish-person-change.ts'

/**
 * Gives a person the given members and leaves the others as they are.
 *
 * @param work - has locked the business where a manager or an end date is given (`lockBusiness`)
 * @param before - locked by the transaction
 * @returns what the caller records in the same transaction (`publishPersonChange`); undefined when nothing changes, and then
 *   nothing is written
 * @throws {ApiError} 409 for a clash with another person, and for one who was erased; 422 for a broken rule, or a
 *   manager, department or location that is not in the business
 */
export async function updatePerson(
  work: Change,
  before: PersonRow,
  given: Schemas['PersonUpdate'],
): Promise<PersonChange | undefined> {
  if (before.erased_at !== null) throw illegalTransition('A person who was erased cannot be changed.', before.status)
  const { department, last_day, ...members } = { ...given, ...endDateOf(given) }
  await checkPerson(work, { ...before, ...members, last_day })
  const changes = changedMembers(before, { ...members, ...(await placeOfWork(work, given)) })
  if (!changes) return undefined
  if (changes.manager_id) await checkManager(work, before.id, changes.manager_id)
  const row = await changePerson(work, before, changes)
  const names = Object.keys(changes)
  return { row, before, as: 'updated', changed: membersOf(names), detail: { changed: names.join(', ') } }
}

/**
 * The manager is in the business, and nobody manages themselves, directly or through others.
 *
 * @param work - has locked the business, so that no other manager changes in the meantime
 */
async function checkManager(work: Change, id: number, manager_id: number): Promise<void> {
  if (manager_id !== id && !(await lockPersonKey(work, manager_id))) throw unknownReference('body.manager_id')
  if (!(await isBelow(work, 'people', manager_id, id))) return
  throw validationFailed([{ path: 'body.manager_id', message: 'must not be managed by the person' }])
}
