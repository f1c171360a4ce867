import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { lockDetail } from '../find-detail.ts'
import { changeDetail } from '../write-detail.ts'
import { emergencyContactList, presentEmergencyContact } from './emergency-contact-list.ts'

/** Changes the submitted members of an emergency contact. Writes nothing if the contact is unchanged. */
export const emergencyContactsUpdate = change('emergencyContacts.update', async (work, { path, header, body }) => {
  const before = await lockDetail(work, emergencyContactList, { id: path.id, ifMatch: header['If-Match'] })
  return ok(presentEmergencyContact(await changeDetail(work, emergencyContactList, before, body)))
})
