import { type RawBuilder, sql } from 'kysely'
import { endSessions } from '../access/sessions/sessions.ts'
import { checkRemainingOwner } from '../access/users/last-owner.ts'
import { todayIn } from '../business/today.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Change } from '../operation/work.ts'
import { personConflicts } from './check-person.ts'
import { type PersonRow, personColumns } from './present-person.ts'
import { statusBy } from './published-status.ts'

/**
 * Writes a change of a person, with the consequences of a new end date. The caller records it in the same transaction
 * (`publishPersonChange`).
 *
 * @param work - has locked the business where there is an end date to set (`lockBusiness`)
 * @param before - locked by the transaction
 * @param change - changes something, and keeps the rules
 * @throws {ApiError} 409 when it clashes with another person, or would leave the business without an owner
 */
export async function changePerson(
  work: Change,
  before: PersonRow,
  change: Partial<Omit<Schemas['PersonUpdate'], 'department' | 'last_day'>> & { terminated_at?: RawBuilder<string> },
): Promise<PersonRow> {
  const { id, user_id } = before
  const isNewEnd = change.end_date !== undefined
  const { start_date: start = before.start_date, end_date: end = before.end_date } = change
  const isNewStatus = isNewEnd || change.start_date !== undefined
  if (change.end_date && user_id) await checkRemainingOwner(work, user_id, 'body.end_date')

  const row = await orConflict(
    work.db
      .updateTable('people')
      // `terminated_at` belongs to the end date that terminating set, and not to a later one.
      .set({
        ...(isNewEnd && { terminated_at: null }),
        ...(isNewStatus && { told_status: statusBy(todayIn(work), { start: sql`${start}`, end: sql`${end}` }) }),
        ...change,
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
  // The end date alone refuses access to somebody who left. Their old sessions must not revive when they come back.
  const wasOrIsOver = [before, row].some(({ status }) => status === 'terminated')
  if (isNewEnd && user_id && wasOrIsOver) await endSessions(work, user_id)
  return row
}
