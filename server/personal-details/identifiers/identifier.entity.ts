import { defineEntity, p } from '@mikro-orm/core'
import { businessId, createdAt, date, foreignKey, id, type Table, updatedAt, version } from '../../db/columns.ts'
import { Person } from '../../people/person.entity.ts'

/** A number that an authority gave to a person, or the number of one of their documents. */
export const Identifier = defineEntity({
  name: 'Identifier',
  tableName: 'identifiers',
  properties: {
    business_id: businessId(),
    id: id().generated('by default as identity'),
    person_id: p.integer(),
    kind: p.enum([
      'national_id',
      'tax_id',
      'social_security',
      'passport',
      'residence_permit',
      'work_permit',
      'driving_licence',
      'other',
    ]),
    country: p.text().comment('ISO 3166-1 alpha-2'),
    value_ciphertext: p.text().comment('the number, encrypted'),
    last_four: p.text().comment('its last letters and digits, at most four'),
    issued_on: date().strictNullable(),
    expires_on: date().strictNullable().comment('last day on which it is valid'),
    note: p.text().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    person: foreignKey(Person, ['business_id', 'person_id']),
  },
  indexes: [
    { name: 'identifiers_person', properties: ['business_id', 'person_id', 'id'] },
    { name: 'identifiers_expiry', properties: ['business_id', 'expires_on', 'id'] },
    { name: 'identifiers_updated', properties: ['business_id', 'updated_at', 'id'] },
  ],
})

export type IdentifierTable = Table<typeof Identifier>
