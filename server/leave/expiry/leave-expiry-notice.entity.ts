import { defineEntity, p } from '@mikro-orm/core'
import { businessId, createdAt, date, foreignKey, id, timestamp } from '../../db/columns.ts'
import { Person } from '../../people/person.entity.ts'
import { LeaveType } from '../leave-types/leave-type.entity.ts'

/** A notice that days of leave will expire, which is published once and emailed once. */
export const LeaveExpiryNotice = defineEntity({
  name: 'LeaveExpiryNotice',
  tableName: 'leave_expiry_notices',
  properties: {
    business_id: businessId(),
    id: id(),
    person_id: p.integer(),
    leave_type_id: p.integer(),
    expires_on: date().comment('last day on which the days can be taken'),
    days_before: p.integer().comment('number of days before expires_on from which the notice is due'),
    created_at: createdAt(),
    claimed_until: timestamp().strictNullable().comment('a worker has claimed it for sending, until then'),
    sent_at: timestamp().strictNullable(),
    person: foreignKey(Person, ['business_id', 'person_id']),
    leave_type: foreignKey(LeaveType, ['business_id', 'leave_type_id']),
  },
  uniques: [
    {
      name: 'leave_expiry_notices_once',
      properties: ['business_id', 'person_id', 'leave_type_id', 'expires_on', 'days_before'],
    },
  ],
})
