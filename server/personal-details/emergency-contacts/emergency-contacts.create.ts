import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import { lockPersonForDetail } from '../write-detail.ts'
import { addEmergencyContact } from './add-emergency-contact.ts'
import { presentEmergencyContact } from './emergency-contact-list.ts'

/** Adds an emergency contact of a person, by default as the last one to call. */
export const emergencyContactsCreate = change('emergencyContacts.create', async (work, { path, header, body }) => {
  await lockPersonForDetail(work, { id: path.id, ifMatch: header['If-Match'] })
  return created(presentEmergencyContact(await addEmergencyContact(work, path.id, body)))
})
