import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../access/users/user.entity.ts'
import { businessId, createdAt, date, foreignKey, id, metadata, type Table, updatedAt, version } from '../db/columns.ts'
import { Person } from '../people/person.entity.ts'

/**
 * The pay of a person from a given date. A compensation applies until the person's next one, so that the rows have
 * neither gaps nor overlaps.
 */
export const Compensation = defineEntity({
  name: 'Compensation',
  tableName: 'compensations',
  properties: {
    business_id: businessId(),
    id: id(),
    person_id: p.integer(),
    effective_on: date().comment('first day on which it applies'),
    amount: p.string().columnType('numeric(17,4)').comment('major units of the currency for each "per"'),
    currency: p.text(),
    per: p.enum(['hour', 'day', 'week', 'month', 'year']),
    pay_code: p.text().comment('code of the payslip line that pays it'),
    reason: p.enum(['hire', 'promotion', 'transfer', 'review', 'correction', 'other']),
    note: p.text().strictNullable(),
    external_id: p.text().strictNullable(),
    metadata: metadata(),
    created_by: p.integer().strictNullable(),
    author_ids: p
      .array()
      .$type<number[]>()
      .columnType('int[]')
      .default([])
      .comment('users who added or changed the compensation, directly or with an API key'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    person: foreignKey(Person, ['business_id', 'person_id']),
    creator: foreignKey(User, ['business_id', 'created_by']),
  },
  checks: [{ name: 'compensations_amount', expression: 'amount >= 0 and amount < 100000000000' }],
  uniques: [
    { name: 'compensations_day', properties: ['business_id', 'person_id', 'effective_on'] },
    { name: 'compensations_external_id', properties: ['business_id', 'external_id'] },
  ],
  indexes: [
    { name: 'compensations_effective', properties: ['business_id', 'effective_on', 'id'] },
    { name: 'compensations_updated', properties: ['business_id', 'updated_at', 'id'] },
  ],
})

export type CompensationTable = Table<typeof Compensation>
