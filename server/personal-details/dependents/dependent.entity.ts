import { defineEntity, p } from '@mikro-orm/core'
import { businessId, createdAt, date, foreignKey, id, type Table, updatedAt, version } from '../../db/columns.ts'
import { Person } from '../../people/person.entity.ts'

/** A member of the family of a person. */
export const Dependent = defineEntity({
  name: 'Dependent',
  tableName: 'dependents',
  properties: {
    business_id: businessId(),
    id: id(),
    person_id: p.integer(),
    first_name: p.text(),
    last_name: p.text(),
    relationship: p.enum(['spouse', 'partner', 'child', 'parent', 'other']),
    date_of_birth: date().strictNullable(),
    tax_dependent: p.boolean().comment('whether it counts for the taxes of the person'),
    note: p.text().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    person: foreignKey(Person, ['business_id', 'person_id']),
  },
  indexes: [{ name: 'dependents_person', properties: ['business_id', 'person_id', 'id'] }],
})

export type DependentTable = Table<typeof Dependent>
