import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { deleteDetail } from '../write-detail.ts'
import { emergencyContactList } from './emergency-contact-list.ts'

/** Deletes an emergency contact. */
export const emergencyContactsDelete = change('emergencyContacts.delete', async (work, { path: { id }, header }) => {
  await deleteDetail(work, emergencyContactList, { id, ifMatch: header['If-Match'] })
  return noContent()
})
