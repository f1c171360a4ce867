import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../../access/users/user.entity.ts'
import { businessId, createdAt, foreignKey, id, timestamp } from '../../db/columns.ts'
import { PersonChange } from '../person-change.entity.ts'

/** An email about a change request: to an approver while it waits, and to its requester after the decision. */
export const PersonChangeMail = defineEntity({
  name: 'PersonChangeMail',
  tableName: 'person_change_mails',
  properties: {
    business_id: businessId(),
    id: id(),
    person_change_id: p.integer(),
    user_id: p.integer(),
    created_at: createdAt(),
    claimed_until: timestamp().strictNullable().comment('a worker has claimed it for sending, until then'),
    sent_at: timestamp().strictNullable(),
    person_change: foreignKey(PersonChange, ['business_id', 'person_change_id'], { onDelete: 'cascade' }),
    user: foreignKey(User, ['business_id', 'user_id']),
  },
  uniques: [{ name: 'person_change_mails_once', properties: ['business_id', 'person_change_id', 'user_id'] }],
  indexes: [{ name: 'person_change_mails_user', properties: ['business_id', 'user_id', 'id'] }],
})
