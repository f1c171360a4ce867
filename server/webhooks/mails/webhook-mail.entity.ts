import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../../access/users/user.entity.ts'
import { businessId, createdAt, foreignKey, id, timestamp } from '../../db/columns.ts'
import { Webhook } from '../webhook.entity.ts'

/** A notification about a webhook for one recipient. One message can contain several notifications. */
export const WebhookMail = defineEntity({
  name: 'WebhookMail',
  tableName: 'webhook_mails',
  properties: {
    business_id: businessId(),
    id: id(),
    webhook_id: p.integer(),
    kind: p.enum(['exhausted', 'halfway', 'disabled']),
    /** The user who receives the email; null for the contact of the webhook. */
    user_id: p.integer().strictNullable(),
    created_at: createdAt(),
    claimed_until: timestamp().strictNullable().comment('a worker has claimed it for sending, until then'),
    sent_at: timestamp().strictNullable(),
    webhook: foreignKey(Webhook, ['business_id', 'webhook_id'], { onDelete: 'cascade' }),
    user: foreignKey(User, ['business_id', 'user_id']),
  },
  indexes: [
    { name: 'webhook_mails_kind', properties: ['business_id', 'kind', 'sent_at'] },
    { name: 'webhook_mails_webhook', properties: ['business_id', 'webhook_id'] },
    { name: 'webhook_mails_user', properties: ['business_id', 'user_id'] },
  ],
})
