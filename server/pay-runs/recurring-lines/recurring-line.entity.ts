import { defineEntity, p } from '@mikro-orm/core'
import { businessId, createdAt, date, foreignKey, id, type Table, updatedAt, version } from '../../db/columns.ts'
import { Person } from '../../people/person.entity.ts'
import { minorUnits } from '../total-columns.ts'

/** A line that is copied to the payslips of a person in new pay runs, between two dates. */
export const RecurringLine = defineEntity({
  name: 'RecurringLine',
  tableName: 'recurring_lines',
  properties: {
    business_id: businessId(),
    id: id(),
    person_id: p.integer(),
    kind: p.enum(['earning', 'deduction', 'tax', 'reimbursement', 'employer_cost']),
    code: p.text(),
    name: p.text(),
    amount: minorUnits().comment('minor units of the currency'),
    currency: p.text(),
    starts_on: date(),
    ends_on: date().strictNullable().comment('last day of its validity'),
    author_ids: p
      .array()
      .$type<number[]>()
      .columnType('int[]')
      .default([])
      .comment('users who added or changed the line, directly or with an API key'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    person: foreignKey(Person, ['business_id', 'person_id']),
  },
  checks: [
    { name: 'recurring_lines_amount', expression: 'amount >= 0 and amount < 10000000000000' },
    { name: 'recurring_lines_dates', expression: 'ends_on >= starts_on' },
  ],
  indexes: [{ name: 'recurring_lines_person', properties: ['business_id', 'person_id', 'id'] }],
})

export type RecurringLineTable = Table<typeof RecurringLine>
