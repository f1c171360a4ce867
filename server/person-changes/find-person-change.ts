import { sql } from 'kysely'
import { notFound } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import { withinReach } from '../operation/within-reach.ts'
import type { Change, Work } from '../operation/work.ts'
import { lockPerson } from '../people/lock-person.ts'
import type { PersonRow } from '../people/present-person.ts'
import { type PersonChangeRow, personChangeColumns } from './present-person-change.ts'

/** Selects the change requests of people within the caller's reach. */
export const selectPersonChanges = (work: Work<Principal>) =>
  work.db
    .selectFrom('person_changes')
    .select(personChangeColumns)
    .where('business_id', '=', work.business_id)
    .where(withinReach('person_changes.person_id', work, work.by.reach))

/**
 * Reads a change request.
 *
 * @throws {ApiError} 404 if it does not exist, or its person is outside the caller's reach
 */
export async function findPersonChange(work: Work<Principal>, id: number): Promise<PersonChangeRow> {
  const row = await selectPersonChanges(work).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Reads a change request and locks it together with its person, who is locked first.
 *
 * @throws {ApiError} 404 if it does not exist, or its person is deleted or outside the caller's reach
 */
export async function lockPersonChange(
  work: Change<Principal>,
  id: number,
): Promise<{ request: PersonChangeRow; person: PersonRow }> {
  const { person_id } = await findPersonChange(work, id)
  const person = await lockPerson(work, person_id, undefined)
  const request = await selectPersonChanges(work).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!request) throw notFound()
  return { request, person }
}

/** Reads the pending change request of a person and locks it; undefined if there is none. */
export const lockPending = ({ db, business_id }: Change, person_id: number): Promise<PersonChangeRow | undefined> =>
  db
    .selectFrom('person_changes')
    .select(personChangeColumns)
    .where('business_id', '=', business_id)
    .where('person_id', '=', person_id)
    .where('status', '=', sql.lit('pending' as const)) // a parameter would not match the condition of the index
    .forUpdate()
    .executeTakeFirst()
