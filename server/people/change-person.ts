import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { checkOwnerStays } from '../access/last-owner.ts'
import { recordAudit } from '../access/record-audit.ts'
import { endSessions } from '../access/sessions.ts'
import type { RequestOf, Schemas } from '../contract.ts'
import { sqlOf } from '../db/orm.ts'
import { recordEvent } from '../events/record-event.ts'
import { orConflict } from '../http/conflicts.ts'
import { personConflicts } from './check-person.ts'
import { type PersonRow, personColumns, personEventData } from './present-person.ts'

interface Change {
  set: Partial<Schemas['PersonUpdate']> & { terminated_at?: RawBuilder<string> }
  /** Names the entry in the audit log, and what more it has to say. */
  as: 'updated' | 'terminated'
  detail: Schemas['AuditDetail']
}

/**
 * Writes a change of a person, with what follows from a new end date, the event and the entry in the audit log.
 *
 * @param t - holds the business where there is an end date to set
 * @param before - locked by the transaction; the change is a real one and was held to the rules
 * @throws {ApiError} 409 when it clashes with somebody else, or would leave the business without an owner
 */
export async function changePerson(
  t: EntityManager,
  before: PersonRow,
  { principal, origin }: Pick<RequestOf<'people.update'>, 'principal' | 'origin'>,
  { set, as, detail }: Change,
): Promise<PersonRow> {
  const { business_id } = principal
  const { id, user_id } = before
  const isNewEnd = set.end_date !== undefined && (set.end_date !== before.end_date || as === 'terminated')
  if (isNewEnd && set.end_date && user_id) await checkOwnerStays(t, business_id, user_id, 'body.end_date')

  const row = await orConflict(
    sqlOf(t)
      .updateTable('people')
      // An end date that is changed is not the one that was announced by terminating.
      .set({ ...(isNewEnd && { terminated_at: null }), ...set, version: sql`version + 1`, updated_at: sql`now()` })
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

  const data = personEventData(row)
  await recordEvent(t, { business_id, type: 'person.updated', data, created_at: row.updated_at })
  await recordAudit(t, origin, principal, { business_id, action: `person.${as}`, detail: { person_id: id, ...detail } })
  return row
}
