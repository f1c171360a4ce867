import { defineEntity, p } from '@mikro-orm/core'
import { createdAt } from './columns.ts'

/** Hours that an answer is kept; a nightly task deletes older ones. */
export const keptHours = 24

/** The answer of a POST with an `Idempotency-Key`, to be replayed. */
export const KeptAnswer = defineEntity({
  name: 'KeptAnswer',
  tableName: 'kept_answers',
  properties: {
    principal: p.string().primary(),
    /** Method and full path. */
    request: p.string().primary(),
    key: p.string().primary(),
    request_hash: p.string(),
    status: p.integer(),
    body: p.string(),
    created_at: createdAt(),
  },
})
