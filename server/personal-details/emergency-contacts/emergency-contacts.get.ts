import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { findDetail } from '../find-detail.ts'
import { emergencyContactList, presentEmergencyContact } from './emergency-contact-list.ts'

/** Returns one emergency contact. */
export const emergencyContactsGet = operation('emergencyContacts.get', async (work, { path: { id } }) =>
  ok(presentEmergencyContact(await findDetail(work, emergencyContactList, id))),
)
