import { notFound } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { endConnections } from './end-connections.ts'

/** Ends a connection of the caller; with `keys:write`, of any user of the business. */
export const connectedAppsDisconnect = change('connectedApps.disconnect', async (work, { path: { id } }) => {
  const { db, business_id } = work
  const { user_id, scopes } = userPrincipal(work.by)
  const row = await db
    .selectFrom('app_connections')
    .select('user_id')
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (row.user_id !== user_id && !scopes.has('keys:write'))) throw notFound()
  await endConnections(work, { id }, 'user_disconnected')
  return noContent()
})
