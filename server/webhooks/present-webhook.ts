import { type Selectable, sql } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'
import type { WebhookTable } from './webhook.entity.ts'

const ownColumns = [
  'id',
  'url',
  'events',
  'description',
  'active',
  'disabled_at',
  'disabled_reason',
  'previous_secret_expires_at',
  'header_names',
  'contact',
  'created_at',
  'updated_at',
  'version',
] as const

/** SQL for the outcomes of attempts in the current hour and the 23 hours before it. */
const last24Hours = ({ business_id }: Pick<Work, 'business_id'>) => sql<Schemas['WebhookActivity']>`(
  select json_build_object(
    'attempts', coalesce(sum(succeeded + failed), 0),
    'success_rate', round(sum(succeeded)::numeric / nullif(sum(succeeded + failed), 0), 4),
    'last_success_at', to_char(max(last_success_at), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'last_failure', (array_agg(last_failure order by hour desc) filter (where last_failure is not null))[1]
  )
  from webhook_hours
  where business_id = ${business_id} and webhook_id = webhooks.id and hour > now() - interval '24 hours'
)`

/** SQL for the app of a webhook, by its connection; null for a webhook of the business. */
const appColumn = ({ business_id }: Pick<Work, 'business_id'>, column: 'id' | 'name') => sql`(
  select ${sql.ref(`apps.${column}`)}
  from app_connections
  join apps on apps.business_id = ${business_id} and apps.id = app_connections.app_id
  where app_connections.business_id = ${business_id} and app_connections.id = webhooks.app_connection_id
)`

/** Returns the columns needed to present a webhook, without its secret and the values of its headers. */
export const webhookColumns = (business: Pick<Work, 'business_id'>) =>
  [
    ...ownColumns,
    appColumn(business, 'id').$castTo<number | null>().as('app_id'),
    appColumn(business, 'name').$castTo<string | null>().as('app_name'),
    last24Hours(business).as('last_24_hours'),
  ] as const

export type WebhookRow = Pick<Selectable<WebhookTable>, (typeof ownColumns)[number]> & {
  app_id: number | null
  app_name: string | null
  last_24_hours: Schemas['WebhookActivity']
}

/** Converts a webhook to its API representation. */
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
    header_names: row.header_names,
    contact: row.contact,
    app_id: row.app_id,
    app_name: row.app_name,
    last_24_hours: row.last_24_hours,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}
