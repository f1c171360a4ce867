import { recordAudit } from '../../audit/record-audit.ts'
import { orConflict } from '../../operation/conflicts.ts'
import { conflictAt } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { isRoleOfGroup } from '../provisioning/group-roles.ts'
import { readProvisioning } from '../provisioning/read-provisioning.ts'
import { lockRole } from './lock-role.ts'

const inUse = (detail: string, message: string) => ({ path: 'path.id', code: 'in_use', detail, message })

const provisioningUse = inUse('provisioning', 'Provisioning assigns this role. Choose another one there first.')

/** The foreign keys that prevent the deletion of a role, with the problems that report their violation. */
const roleUses = {
  users_business_id_role_id_foreign: inUse('users', 'Users have this role. Give them another role first.'),
  single_sign_on_business_id_just_in_time_role_id_foreign: inUse(
    'single_sign_on',
    'Single sign-on gives this role to new users. Choose another one there first.',
  ),
  provisioning_business_id_default_role_id_foreign: provisioningUse,
}

/** Deletes a custom role that no user has, and no setting assigns. */
export const rolesDelete = change('roles.delete', async (work, { path: { id }, header }) => {
  const { name } = await lockRole(work, id, header['If-Match'])
  if (isRoleOfGroup(await readProvisioning(work), id)) throw conflictAt(provisioningUse)
  await work.reactions.beforeRoleDeletion(work, id)
  await orConflict(
    work.db.deleteFrom('roles').where('business_id', '=', work.business_id).where('id', '=', id).execute(),
    roleUses,
  )
  recordAudit(work, { action: 'role.deleted', detail: { role_id: id, name } })
  return noContent()
})
