import type { Selectable } from 'kysely'
import type { Schemas } from '../contract.ts'
import type { Database } from '../db/orm.ts'

/** The columns that presenting a webhook takes; the secret is not among them. */
export const webhookColumns = [
  'id',
  'url',
  'events',
  'description',
  'active',
  'disabled_at',
  'disabled_reason',
  'previous_secret_expires_at',
  'created_at',
  'updated_at',
  'version',
] as const

export type WebhookRow = Pick<Selectable<Database['webhooks']>, (typeof webhookColumns)[number]>

/** A webhook as the API shows it. */
export function presentWebhook(row: WebhookRow): Schemas['Webhook'] {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    description: row.description,
    active: row.active,
    disabled_at: row.disabled_at,
    disabled_reason: row.disabled_reason,
    previous_secret_expires_at: row.previous_secret_expires_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}
