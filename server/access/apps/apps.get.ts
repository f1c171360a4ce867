import { notFound } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { presentApp, selectApps } from './present-app.ts'

/** Returns an app of the business. */
export const appsGet = operation('apps.get', async (work, { path: { id } }) => {
  const row = await selectApps(work).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return ok(presentApp(row))
})
