import { defineEntity, p } from '@mikro-orm/core'
import { businessId, createdAt, date, foreignKey } from '../../db/columns.ts'
import { endKinds, Person } from '../person.entity.ts'

/**
 * A former employment of a person who was rehired. The current employment, which is the last one, consists of the
 * columns of `people`: processes of the previous version change only those. A rehire adds the row.
 */
export const Employment = defineEntity({
  name: 'Employment',
  tableName: 'employments',
  properties: {
    business_id: businessId(),
    person_id: p.integer().primary(),
    number: p.integer().primary().comment('1 for the first employment of the person'),
    start_date: date().strictNullable(),
    end_date: date().comment('first day after the employment'),
    end_kind: p.enum(endKinds).strictNullable(),
    end_reason: p.text().strictNullable(),
    created_at: createdAt(),
    person: foreignKey(Person, ['business_id', 'person_id']),
  },
  checks: [
    { name: 'employments_dates', expression: 'end_date >= start_date' },
    {
      name: 'employments_overlap',
      expression: `exclude using gist (business_id with =, person_id with =, daterange(start_date, end_date) with &&)`,
    },
  ],
})
