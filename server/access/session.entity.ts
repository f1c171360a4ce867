import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, id, timestamp } from '../db/columns.ts'

/** One login of one user; access tokens name it and are good only while it is. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: id(),
    business_id: p.integer(),
    user_id: p.integer(),
    created_at: createdAt(),
    expires_at: timestamp(),
    revoked_at: timestamp().strictNullable(),
  },
})
