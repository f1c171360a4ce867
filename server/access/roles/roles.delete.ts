import { recordAudit } from '../../audit/record-audit.ts'
import { orConflict } from '../../operation/conflicts.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { lockRole } from './lock-role.ts'

/** The foreign keys that prevent the deletion of a role, with the problems that report their violation. */
const roleUses = {
  users_business_id_role_id_foreign: {
    path: 'path.id',
    code: 'in_use',
    message: 'Users have this role. Give them another role first.',
  },
  single_sign_on_business_id_just_in_time_role_id_foreign: {
    path: 'path.id',
    code: 'in_use',
    message: 'Single sign-on gives this role to new users. Choose another one there first.',
  },
}

/** Deletes a custom role that no user has. */
export const rolesDelete = change('roles.delete', async (work, { path: { id }, header }) => {
  const { name } = await lockRole(work, id, header['If-Match'])
  await orConflict(
    work.db.deleteFrom('roles').where('business_id', '=', work.business_id).where('id', '=', id).execute(),
    roleUses,
  )
  recordAudit(work, { action: 'role.deleted', detail: { role_id: id, name } })
  return noContent()
})
