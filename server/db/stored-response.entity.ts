import { defineEntity, p } from '@mikro-orm/core'
import { businessId, createdAt } from './columns.ts'

/** The stored response to a POST request with an `Idempotency-Key`, for replays. */
export const StoredResponse = defineEntity({
  name: 'StoredResponse',
  tableName: 'kept_answers',
  properties: {
    business_id: businessId(),
    principal: p.text().primary(),
    /** The method and the full path. */
    request: p.text().primary(),
    key: p.text().primary(),
    request_hash: p.text(),
    status: p.integer(),
    body: p.text(),
    created_at: createdAt(),
  },
  // Used by the nightly deletion, which spans all businesses.
  indexes: [{ name: 'kept_answers_age', properties: ['created_at'] }],
})
