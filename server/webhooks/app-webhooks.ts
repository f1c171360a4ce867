import { type RawBuilder, sql } from 'kysely'
import { eventScopes } from '../events/event-types.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { conflictAt, tokenRevoked } from '../operation/errors.ts'
import { isApp, type Principal } from '../operation/principal.ts'
import type { Scope } from '../operation/scopes.ts'
import type { Change } from '../operation/work.ts'

/**
 * Returns the condition that the caller can use the webhook in a row of `webhooks`. An app has only the webhooks of its
 * connection; users and API keys have all webhooks of the business.
 */
export const isAvailableTo = (by: Principal): RawBuilder<boolean> =>
  isApp(by) ? sql<boolean>`webhooks.app_connection_id = ${by.app.connection_id}` : sql<boolean>`true`

/** Returns the scopes that an app needs for a webhook, so that its events are sent. */
export const appWebhookScopes = (events: readonly Schemas['EventSelector'][]): Scope[] => [
  'webhooks:write',
  ...eventScopes(events),
]

/** The maximum number of webhooks of a connection, so that an app cannot use up those of the business. */
const maxWebhooks = 10

/**
 * Returns the columns of a new webhook that depend on the caller. For an app, this locks its connection, so that the
 * webhook cannot outlive it.
 *
 * @throws {ApiError} 401 if the connection has just ended; 409 if it has the maximum number of webhooks
 */
export async function ownerColumns(
  { db, business_id, by }: Change<Principal>,
  events: readonly Schemas['EventSelector'][],
): Promise<{ app_connection_id: number | null; app_scopes: Scope[] | null }> {
  if (!isApp(by)) return { app_connection_id: null, app_scopes: null }
  const { connection_id } = by.app
  const connection = await db
    .selectFrom('app_connections')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '=', connection_id)
    .forKeyShare()
    .executeTakeFirst()
  if (!connection) throw tokenRevoked()
  const { count } = await db
    .selectFrom('webhooks')
    .select(sql<number>`count(*)`.as('count'))
    .where('business_id', '=', business_id)
    .where('app_connection_id', '=', connection_id)
    .executeTakeFirstOrThrow()
  if (count >= maxWebhooks) {
    const message = `An app can have at most ${maxWebhooks} webhooks per connection.`
    throw conflictAt({ path: 'body', code: 'limit_reached', limit: maxWebhooks, message })
  }
  return { app_connection_id: connection_id, app_scopes: appWebhookScopes(events) }
}

/** 409 for sending earlier events to the webhook of an app that no longer has access to them. */
export const accessLost = () => {
  const message = 'The app or its user no longer has access to the events of this webhook.'
  return conflictAt({ path: 'path.id', code: 'access_lost', message })
}

/**
 * Checks that the caller can change where and how a webhook sends events. For the webhook of an app, only the app can.
 *
 * @throws {ApiError} 409 for a user or an API key and the webhook of an app
 */
export function checkOwned(by: Principal, { app_id }: { app_id: number | null }): void {
  if (app_id === null || isApp(by)) return
  const message = 'Only the app changes the URL, events, headers and secret of its webhook. You can pause or delete it.'
  throw conflictAt({ path: 'path.id', code: 'belongs_to_app', message })
}
