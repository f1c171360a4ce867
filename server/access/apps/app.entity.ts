import { defineEntity, p } from '@mikro-orm/core'
import { Business } from '../../business/business.entity.ts'
import { businessId, createdAt, foreignKey, id, type Table, timestamp, updatedAt, version } from '../../db/columns.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { User } from '../users/user.entity.ts'

/** An app of a business, which acts for users with OAuth 2.0. */
export const App = defineEntity({
  name: 'App',
  tableName: 'apps',
  properties: {
    business_id: businessId(),
    id: id(),
    name: p.text(),
    /** Contains the ID of the business, because a request of the app has nothing else that identifies the business. */
    client_id: p.text(),
    /** The hash of the secret; null for a public app. */
    secret_hash: p.text().strictNullable(),
    redirect_uris: p.array().$type<string[]>(),
    scopes: p.array().$type<Schemas['AppScope'][]>(),
    created_by: p.integer(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    business: foreignKey(Business, ['business_id']),
    creator: foreignKey(User, ['business_id', 'created_by']),
  },
  uniques: [{ name: 'apps_client', properties: ['business_id', 'client_id'] }],
})

export type AppTable = Table<typeof App>

/** The permission of a user for an app to act for them. */
export const AppConnection = defineEntity({
  name: 'AppConnection',
  tableName: 'app_connections',
  properties: {
    business_id: businessId(),
    id: id(),
    app_id: p.integer(),
    user_id: p.integer(),
    scopes: p.array().$type<Schemas['AppScope'][]>(),
    provider_two_factor: p.boolean().comment('the user allowed the app after a second factor at the identity provider'),
    last_token_at: timestamp().strictNullable(),
    created_at: createdAt(),
    app: foreignKey(App, ['business_id', 'app_id'], { onDelete: 'cascade' }),
    user: foreignKey(User, ['business_id', 'user_id']),
  },
  uniques: [{ name: 'app_connections_user', properties: ['business_id', 'user_id', 'app_id'] }],
  indexes: [{ name: 'app_connections_app', properties: ['business_id', 'app_id'] }],
})

/** A request, code or token of an app, or its grant, in the form in which oidc-provider stores it. */
export const AppToken = defineEntity({
  name: 'AppToken',
  tableName: 'app_tokens',
  properties: {
    /** The only column of the primary key: an app has only the token, which determines the business. */
    token_hash: p.text().primary(),
    business_id: p.integer(),
    /** The connection; null for a request that the user has not allowed yet. */
    connection_id: p.integer().strictNullable(),
    model: p.text().comment('the model of oidc-provider, such as RefreshToken'),
    payload: p.json<Record<string, unknown>>(),
    expires_at: timestamp(),
    consumed_at: timestamp().strictNullable(),
    created_at: createdAt(),
    connection: foreignKey(AppConnection, ['business_id', 'connection_id'], { onDelete: 'cascade' }),
  },
  indexes: [
    { name: 'app_tokens_connection', properties: ['business_id', 'connection_id'] },
    // For a nightly task that deletes expired tokens across businesses.
    { name: 'app_tokens_age', properties: ['expires_at'] },
  ],
})
