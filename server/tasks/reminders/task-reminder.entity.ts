import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../../access/users/user.entity.ts'
import { businessId, createdAt, date, foreignKey, id, timestamp } from '../../db/columns.ts'

/** The email of a day that reminds a user of tasks. */
export const TaskReminder = defineEntity({
  name: 'TaskReminder',
  tableName: 'task_reminders',
  properties: {
    business_id: businessId(),
    id: id(),
    user_id: p.integer(),
    day: date().comment('in the time zone of the business'),
    created_at: createdAt(),
    claimed_until: timestamp().strictNullable().comment('a worker has claimed it for sending, until then'),
    sent_at: timestamp().strictNullable(),
    user: foreignKey(User, ['business_id', 'user_id']),
  },
  uniques: [{ name: 'task_reminders_once', properties: ['business_id', 'user_id', 'day'] }],
})
