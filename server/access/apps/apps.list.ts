import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { presentApp, selectApps } from './present-app.ts'

const byId = idOrder()

/** Lists the apps of the business by ID. */
export const appsList = operation('apps.list', async (work, { query }) =>
  list(await readPage(work, query, byId, selectApps(work)), presentApp),
)
