import { sql } from 'kysely'
import { z } from 'zod'
import { notFound } from '../../operation/errors.ts'
import { listOrders } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { isReached } from '../../operation/within-reach.ts'
import { selectDetails } from '../find-detail.ts'
import { emergencyContactList, presentEmergencyContact } from './emergency-contact-list.ts'

/** The position as text, so that cursors can contain it; two digits sort like the number. */
const positionKey = sql<string>`to_char(emergency_contacts.position, 'FM00')`

const orderBy = listOrders<'position'>({ position: [positionKey, z.string().regex(/^\d\d$/)] })

/** Lists the emergency contacts of a person, who may be deleted, in the order in which to call them. */
export const emergencyContactsList = operation('emergencyContacts.list', async (work, { path: { id }, query }) => {
  if (!(await isReached(work, id))) throw notFound()
  const contacts = selectDetails(work, emergencyContactList).where('person_id', '=', id)
  return list(await readPage(work, query, orderBy('position'), contacts), presentEmergencyContact)
})
