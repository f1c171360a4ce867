import type { Selectable } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { DetailList } from '../detail-list.ts'
import type { EmergencyContactTable } from './emergency-contact.entity.ts'

export type EmergencyContactRow = Omit<Selectable<EmergencyContactTable>, 'business_id'>

/** The emergency contacts of a person. */
export const emergencyContactList: DetailList<EmergencyContactRow> = {
  table: 'emergency_contacts',
  noun: 'emergency_contact',
  columns: [
    'id',
    'person_id',
    'name',
    'relationship',
    'phone',
    'email',
    'position',
    'note',
    'created_at',
    'updated_at',
    'version',
  ],
  eventData: ({ id, person_id, created_at }) => ({ id, person_id, created_at }),
}

/** Converts an emergency contact to its API representation. */
export const presentEmergencyContact = (row: EmergencyContactRow): Schemas['EmergencyContact'] => ({
  id: row.id,
  person_id: row.person_id,
  name: row.name,
  relationship: row.relationship,
  phone: row.phone,
  email: row.email,
  position: row.position,
  note: row.note,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})
