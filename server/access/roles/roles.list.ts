import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { presentRole, selectRoles } from './present-role.ts'

const byId = idOrder()

/** Lists the custom roles by ID. */
export const rolesList = operation('roles.list', async (work, { query }) => {
  return list(await readPage(work, query, byId, selectRoles(work)), presentRole)
})
