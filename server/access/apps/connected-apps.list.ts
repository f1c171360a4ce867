import { checkScopes } from '../../operation/check-scopes.ts'
import { unknownReference } from '../../operation/errors.ts'
import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import type { Work } from '../../operation/work.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { selectApps } from './present-app.ts'
import { presentConnection, selectConnections } from './present-connection.ts'

const byId = idOrder()

/** Lists the apps that are connected to the account of the caller, or the connections of all users to one app. */
export const connectedAppsList = operation('connectedApps.list', async (work, { query: { app_id, ...query } }) => {
  if (app_id !== undefined) await checkApp(work, app_id)
  const { user_id } = userPrincipal(work.by)
  const connections = selectConnections(work).where((connection) =>
    app_id === undefined ? connection('user_id', '=', user_id) : connection('app_id', '=', app_id),
  )
  return list(await readPage(work, query, byId, connections), presentConnection)
})

/** @throws {ApiError} 403 if the caller cannot see apps; 422 if the app does not exist */
async function checkApp(work: Work<Principal>, app_id: number): Promise<void> {
  checkScopes(work.by, ['keys:read'])
  if (!(await selectApps(work).where('id', '=', app_id).executeTakeFirst())) throw unknownReference('query.app_id')
}
