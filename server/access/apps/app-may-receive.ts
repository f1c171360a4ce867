import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../../operation/work.ts'
import { roleHasScopes } from '../roles.ts'
import { isUserActive } from '../users/user-active.ts'

/**
 * Returns the condition that events may be sent to the webhook in a row of `webhooks`: it belongs to the business, or to
 * an app that has the scopes of the webhook now, for all people. As for a request of the app, the scopes of the
 * connection, of the registration and of the user's role count, and the user can log in.
 *
 * The expression is a scalar subquery, which PostgreSQL executes by primary keys, and only for webhooks of apps.
 */
export const appMayReceive = (business: Pick<Work, 'business_id'>): RawBuilder<boolean> => {
  const { business_id } = business
  return sql<boolean>`case when webhooks.app_connection_id is null then true else coalesce((
    select webhooks.app_scopes <@ app_connections.scopes and webhooks.app_scopes <@ apps.scopes
      and ${roleHasScopes(business, sql`webhooks.app_scopes`)} and ${isUserActive(business)}
      and (not businesses.require_2fa or users.two_factor_enabled_at is not null or app_connections.provider_two_factor)
    from app_connections
    join apps on apps.business_id = ${business_id} and apps.id = app_connections.app_id
    join users on users.business_id = ${business_id} and users.id = app_connections.user_id
    join businesses on businesses.id = ${business_id}
    where app_connections.business_id = ${business_id} and app_connections.id = webhooks.app_connection_id
  ), false) end`
}
