import { type RawBuilder, sql } from 'kysely'
import { endSessions } from '../access/sessions/sessions.ts'
import { checkRemainingOwner } from '../access/users/last-owner.ts'
import { todayIn } from '../business/today.ts'
import type { StoredValues } from '../custom-fields/check-values.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Change } from '../operation/work.ts'
import { personConflicts } from './check-person.ts'
import { type PersonRow, personColumns } from './present-person.ts'
import { statusToday } from './published-status.ts'

/**
 * Writes changes of a person and the consequences of a new end date. If the end is removed, its kind and reason are
 * cleared. The caller records the changes in the same transaction (`publishPersonChange`).
 *
 * @param work - its transaction has locked the business if there is a new end date (`lockBusiness`)
 * @param before - the person, locked by the transaction
 * @param changes - changes that differ from `before` and follow the rules
 * @throws {ApiError} 409 for a conflict with another person, or if the business would have no owner
 */
export async function writePerson(
  work: Change,
  before: PersonRow,
  changes: Partial<
    Omit<Schemas['PersonUpdate'], 'department' | 'last_day' | 'effective_on' | 'postal_address' | 'custom_fields'>
  > & {
    postal_address?: Schemas['StructuredAddress'] | null
    custom_fields?: StoredValues
    terminated_at?: RawBuilder<string>
    end_reason?: string | null
  },
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
        ...(changes.end_date === null && { end_kind: null, end_reason: null }),
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
