import { recordAudit } from '../../audit/record-audit.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { endConnections } from './end-connections.ts'
import { lockApp } from './lock-app.ts'

/** Deletes an app and ends its connections. */
export const appsDelete = change('apps.delete', async (work, { path: { id }, header }) => {
  const { name } = await lockApp(work, id, header['If-Match'])
  await endConnections(work, { app_id: id }, 'app_deleted')
  await work.db.deleteFrom('apps').where('business_id', '=', work.business_id).where('id', '=', id).execute()
  recordAudit(work, { action: 'app.deleted', detail: { app_id: id, name } })
  return noContent()
})
