import { recordAudit } from '../../audit/record-audit.ts'
import { lockBusiness } from '../../business/lock-business.ts'
import { checkRowLimit } from '../../operation/check-row-limit.ts'
import { orConflict } from '../../operation/conflicts.ts'
import { oneLine } from '../../operation/one-line.ts'
import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import { checkRole, maxRoles, roleConflicts, storedScopes } from './check-role.ts'
import { presentRole, roleColumns } from './present-role.ts'

/** Adds a custom role, which no user has yet. */
export const rolesCreate = change('roles.create', async (work, { body }) => {
  const { db, business_id, by } = work
  const { name, description = null, reach } = body
  checkRole(by, body.scopes, reach)
  await lockBusiness(work) // prevents concurrent requests from exceeding the limit
  await checkRowLimit(work, 'roles', maxRoles)
  const row = await orConflict(
    db
      .insertInto('roles')
      .values({ business_id, name: oneLine(name), description, scopes: storedScopes(body.scopes), reach })
      .returning(roleColumns)
      .executeTakeFirstOrThrow(),
    roleConflicts,
  )
  const detail = { role_id: row.id, name: row.name, scopes: row.scopes.join(' ').slice(0, 500), reach }
  recordAudit(work, { action: 'role.created', detail })
  return created(presentRole({ ...row, users_count: 0 }))
})
