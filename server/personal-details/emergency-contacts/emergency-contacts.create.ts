import { sql } from 'kysely'
import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { insertDetail, lockPersonForDetail } from '../write-detail.ts'
import { emergencyContactList, presentEmergencyContact } from './emergency-contact-list.ts'

/** Adds an emergency contact of a person, by default as the last one to call. */
export const emergencyContactsCreate = change('emergencyContacts.create', async (work, { path, header, body }) => {
  const { id } = path
  await lockPersonForDetail(work, emergencyContactList, { id, ifMatch: header['If-Match'] })
  const position = body.position ?? (await readNextPosition(work, id))
  const values = { relationship: null, email: null, note: null, ...body, position, person_id: id }
  return created(presentEmergencyContact(await insertDetail(work, emergencyContactList, values)))
})

/** The maximum position. */
const lastPosition = 99

async function readNextPosition({ db, business_id }: Change, person_id: number): Promise<number> {
  const { position } = await db
    .selectFrom('emergency_contacts')
    .select(sql<number>`least(coalesce(max(position), 0) + 1, ${sql.lit(lastPosition)})`.as('position'))
    .where('business_id', '=', business_id)
    .where('person_id', '=', person_id)
    .executeTakeFirstOrThrow()
  return position
}
