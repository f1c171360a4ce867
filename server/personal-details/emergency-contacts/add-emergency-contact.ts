import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { insertDetail } from '../write-detail.ts'
import { type EmergencyContactRow, emergencyContactList } from './emergency-contact-list.ts'

/** The maximum position. */
const lastPosition = 99

/**
 * Adds an emergency contact, by default as the last one to call, records the addition, and completes the tasks that ask
 * for a contact.
 *
 * @param person_id - a person that the transaction has locked
 * @throws {ApiError} 409 if the person has too many
 */
export async function addEmergencyContact(
  work: Change<Principal>,
  person_id: number,
  body: Schemas['EmergencyContactCreate'],
): Promise<EmergencyContactRow> {
  const position = body.position ?? (await readNextPosition(work, person_id))
  const values = { relationship: null, email: null, note: null, ...body, position, person_id }
  const row = await insertDetail(work, emergencyContactList, values)
  await work.reactions.personDetailsChanged(work, person_id)
  return row
}

async function readNextPosition({ db, business_id }: Change, person_id: number): Promise<number> {
  const { position } = await db
    .selectFrom('emergency_contacts')
    .select(sql<number>`least(coalesce(max(position), 0) + 1, ${sql.lit(lastPosition)})`.as('position'))
    .where('business_id', '=', business_id)
    .where('person_id', '=', person_id)
    .executeTakeFirstOrThrow()
  return position
}
