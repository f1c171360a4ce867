import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../../access/users/user.entity.ts'
import { businessId, createdAt, date, foreignKey, type Table } from '../../db/columns.ts'

/** The user who decides on leave on behalf of another user for some days. */
export const LeaveDelegate = defineEntity({
  name: 'LeaveDelegate',
  tableName: 'leave_delegates',
  properties: {
    business_id: businessId(),
    user_id: p.integer().primary(),
    delegate_id: p.integer(),
    from_date: date(),
    until_date: date().comment('the last day, inclusive'),
    created_at: createdAt(),
    user: foreignKey(User, ['business_id', 'user_id']),
    delegate: foreignKey(User, ['business_id', 'delegate_id']),
  },
  checks: [
    { name: 'leave_delegates_dates', expression: 'until_date >= from_date' },
    { name: 'leave_delegates_other', expression: 'user_id <> delegate_id' },
  ],
  indexes: [{ name: 'leave_delegates_delegate', properties: ['business_id', 'delegate_id'] }],
})

export type LeaveDelegateTable = Table<typeof LeaveDelegate>
