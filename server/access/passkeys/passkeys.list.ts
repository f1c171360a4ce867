import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { presentPasskey, selectPasskeys } from './present-passkey.ts'

const byId = idOrder()

/** Lists the caller's passkeys by ID. */
export const passkeysList = operation('passkeys.list', async (work, { query }) => {
  const { user_id } = userPrincipal(work.by)
  return list(await readPage(work, query, byId, selectPasskeys(work, user_id)), presentPasskey)
})
