import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../../access/users/user.entity.ts'
import { businessId, createdAt, foreignKey, id, timestamp } from '../../db/columns.ts'
import { LeaveRequest } from '../leave-request.entity.ts'

/** A notification about leave for a user. One message contains all pending notifications of the user. */
export const LeaveMail = defineEntity({
  name: 'LeaveMail',
  tableName: 'leave_mails',
  properties: {
    business_id: businessId(),
    id: id(),
    user_id: p.integer(),
    leave_request_id: p.integer(),
    kind: p.enum(['requested', 'approved', 'rejected', 'cancelled']),
    created_at: createdAt(),
    claimed_until: timestamp().strictNullable().comment('a worker has claimed it for sending, until then'),
    sent_at: timestamp().strictNullable(),
    user: foreignKey(User, ['business_id', 'user_id']),
    leave_request: foreignKey(LeaveRequest, ['business_id', 'leave_request_id'], { onDelete: 'cascade' }),
  },
  indexes: [
    { name: 'leave_mails_user', properties: ['business_id', 'user_id', 'sent_at'] },
    { name: 'leave_mails_leave_request', properties: ['business_id', 'leave_request_id'] },
  ],
})
