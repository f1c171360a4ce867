import { defineEntity, p } from '@mikro-orm/core'
import { businessId, createdAt, foreignKey, id, type Table, updatedAt, version } from '../../db/columns.ts'
import { Person } from '../../people/person.entity.ts'

/** Someone to call in an emergency of a person. */
export const EmergencyContact = defineEntity({
  name: 'EmergencyContact',
  tableName: 'emergency_contacts',
  properties: {
    business_id: businessId(),
    id: id(),
    person_id: p.integer(),
    name: p.text(),
    relationship: p.text().strictNullable(),
    phone: p.text(),
    email: p.text().strictNullable(),
    position: p.integer().comment('place in the order of calls, from 1'),
    note: p.text().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    person: foreignKey(Person, ['business_id', 'person_id']),
  },
  indexes: [{ name: 'emergency_contacts_person', properties: ['business_id', 'person_id', 'id'] }],
})

export type EmergencyContactTable = Table<typeof EmergencyContact>
