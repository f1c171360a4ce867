import type { EventData, Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'

/** The columns of `app_connections` in events. */
export const connectionColumns = ['id', 'app_id', 'user_id', 'scopes', 'created_at'] as const

/** Builds a query of the connections of a business for `presentConnection`. */
export const selectConnections = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>) =>
  db
    .selectFrom('app_connections')
    .select([...connectionColumns, 'last_token_at'])
    .select((connection) => [
      connection
        .selectFrom('apps')
        .select('apps.name')
        .where('apps.business_id', '=', business_id)
        .whereRef('apps.id', '=', 'app_connections.app_id')
        .$asScalar()
        .$notNull()
        .as('app_name'),
      connection
        .selectFrom('users')
        .select('users.name')
        .where('users.business_id', '=', business_id)
        .whereRef('users.id', '=', 'app_connections.user_id')
        .$asScalar()
        .$notNull()
        .as('user_name'),
    ])
    .where('business_id', '=', business_id)

/** Returns the API representation of a connection. */
export const presentConnection = (row: Schemas['ConnectedApp']): Schemas['ConnectedApp'] => ({
  id: row.id,
  app_id: row.app_id,
  app_name: row.app_name,
  user_id: row.user_id,
  user_name: row.user_name,
  scopes: row.scopes,
  created_at: row.created_at,
  last_token_at: row.last_token_at,
})

/** Returns the event data of a connection, without names. */
export const connectionEventData = (row: EventData<'app.connected'>): EventData<'app.connected'> => ({
  id: row.id,
  app_id: row.app_id,
  user_id: row.user_id,
  scopes: row.scopes,
  created_at: row.created_at,
})
