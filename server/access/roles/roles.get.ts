import { notFound } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { presentRole, selectRoles } from './present-role.ts'

/** Gets a custom role. */
export const rolesGet = operation('roles.get', async (work, { path: { id } }) => {
  const row = await selectRoles(work).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return ok(presentRole(row))
})
