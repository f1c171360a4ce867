import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { checkOwnerStays } from '../access/last-owner.ts'
import { endSessions } from '../access/sessions.ts'
import { sqlOf } from '../db/orm.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Schemas } from '../operation/contract.ts'
import { personConflicts } from './check-person.ts'
import { type PersonRow, personColumns } from './present-person.ts'

type Change = Partial<Schemas['PersonUpdate']> & { terminated_at?: RawBuilder<string> }

/**
 * Writes a change of a person, with what follows from a new end date. Others are to be told in the same transaction
 * (`tellOfPerson`).
 *
 * @param t - holds the business where there is an end date to set (`holdBusiness`)
 * @param before - locked by the transaction; the change is a real one and was held to the rules
 * @throws {ApiError} 409 when it clashes with somebody else, or would leave the business without an owner
 */
export async function changePerson(
  t: EntityManager,
  business_id: number,
  before: PersonRow,
  change: Change,
): Promise<PersonRow> {
  const { id, user_id } = before
  const isNewEnd = change.end_date !== undefined
  if (change.end_date && user_id) await checkOwnerStays(t, business_id, user_id, 'body.end_date')

  const row = await orConflict(
    sqlOf(t)
      .updateTable('people')
      // An end date that is changed is not the one that was announced by terminating.
      .set({ ...(isNewEnd && { terminated_at: null }), ...change, version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .where('version', '=', before.version)
      .returning(personColumns(business_id))
      .executeTakeFirstOrThrow(),
    personConflicts,
  )
  // Whoever left is refused by their end date alone. Sessions of that time must not come to life when they are back.
  const wasOrIsOver = [before, row].some(({ status }) => status === 'terminated')
  if (isNewEnd && user_id && wasOrIsOver) await endSessions(t, user_id)
  return row
}
