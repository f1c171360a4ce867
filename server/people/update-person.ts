import { type RawBuilder, sql } from 'kysely'
import { endSessions } from '../access/sessions/sessions.ts'
import { checkRemainingOwner } from '../access/users/last-owner.ts'
import { lockPersonKey } from '../access/users/lock-person-key.ts'
import { todayIn } from '../business/today.ts'
import { changedMembers } from '../operation/changes.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { illegalTransition, unknownReference, validationFailed } from '../operation/errors.ts'
import type { Change } from '../operation/work.ts'
import { isBelow } from '../workplaces/is-below.ts'
import { checkPerson, personConflicts } from './check-person.ts'
import { endDate } from './end-date.ts'
import { placeOfWork } from './place-of-work.ts'
import { type PersonRow, personColumns } from './present-person.ts'
import { eventMembers, type PersonChange } from './publish-person-change.ts'
import { statusToday } from './published-status.ts'

/**
 * Changes the submitted fields of a person.
 *
 * @param work - its transaction has locked the business if the body has a manager or an end date (`lockBusiness`)
 * @param before - the person, locked by the transaction
 * @returns the change, which the caller records in the same transaction (`publishPersonChange`); undefined if no field
 *   differs and nothing was written
 * @throws {ApiError} 409 for a conflict with another person, or if the person was erased; 422 for a broken rule, or a
 *   manager, department or location that is not in the business
 */
export async function updatePerson(
  work: Change,
  before: PersonRow,
  body: Schemas['PersonUpdate'],
): Promise<PersonChange | undefined> {
  if (before.erased_at !== null) throw illegalTransition('A person who was erased cannot be changed.', before.status)
  const { department, last_day, ...members } = { ...body, ...endDate(body) }
  await checkPerson(work, { ...before, ...members, last_day })
  const changes = changedMembers(before, { ...members, ...(await placeOfWork(work, body)) })
  if (!changes) return undefined
  if (changes.manager_id) await checkManager(work, before.id, changes.manager_id)
  const row = await writePerson(work, before, changes)
  const columns = Object.keys(changes)
  return { row, before, as: 'updated', changed: eventMembers(columns), detail: { changed: columns.join(', ') } }
}

/**
 * Checks the new manager of a person.
 *
 * @param work - its transaction has locked the business, so that no other manager changes concurrently
 * @throws {ApiError} 422 if the manager is not in the business, or reports to the person
 */
async function checkManager(work: Change, id: number, manager_id: number): Promise<void> {
  if (manager_id !== id && !(await lockPersonKey(work, manager_id))) throw unknownReference('body.manager_id')
  if (!(await isBelow(work, 'people', manager_id, id))) return
  throw validationFailed([{ path: 'body.manager_id', code: 'circular', message: 'must not be managed by the person' }])
}

/**
 * Writes changes of a person and the consequences of a new end date. The caller records the changes in the same
 * transaction (`publishPersonChange`).
 *
 * @param work - its transaction has locked the business if there is a new end date (`lockBusiness`)
 * @param before - the person, locked by the transaction
 * @param changes - changes that differ from `before` and follow the rules
 * @throws {ApiError} 409 for a conflict with another person, or if the business would have no owner
 */
export async function writePerson(
  work: Change,
  before: PersonRow,
  changes: Partial<Omit<Schemas['PersonUpdate'], 'department' | 'last_day'>> & { terminated_at?: RawBuilder<string> },
): Promise<PersonRow> {
  const { id, user_id } = before
  const isNewEnd = changes.end_date !== undefined
  const isNewStatus = isNewEnd || changes.start_date !== undefined
  const { start_date: start = before.start_date, end_date: end = before.end_date } = changes
  if (changes.end_date && user_id) await checkRemainingOwner(work, user_id, 'body.end_date')

  const row = await orConflict(
    work.db
      .updateTable('people')
      .set({
        ...(isNewEnd && { terminated_at: null }), // it belongs to the end date that a termination set
        ...(isNewStatus && { told_status: statusToday(todayIn(work), { start: sql`${start}`, end: sql`${end}` }) }),
        ...changes,
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .where('business_id', '=', work.business_id)
      .where('version', '=', before.version)
      .returning(personColumns(work))
      .executeTakeFirstOrThrow(),
    personConflicts,
  )
  // The end date alone ends the access of a user, but their sessions must not become valid again if they are
  // re-employed.
  const isTerminated = [before, row].some(({ status }) => status === 'terminated')
  if (isNewEnd && user_id && isTerminated) await endSessions(work, user_id)
  return row
}
