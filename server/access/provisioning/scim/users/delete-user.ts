import { sql } from 'kysely'
import type { Change } from '../../../../operation/work.ts'
import { assignRoles } from '../../assign-roles.ts'
import type { ProvisioningRow } from '../../read-provisioning.ts'
import { changeUser } from './change-user.ts'
import type { DirectoryUser } from './read-users.ts'
import { currentInput } from './user-input.ts'

/**
 * Deactivates a user, and hides them from the directory. Their records remain. The role becomes the
 * default one, so that a user who is created again has no more access than a new one.
 *
 * @param work - has locked the business
 * @throws {ApiError} 409 for the last owner
 */
export async function deleteUser(work: Change, settings: ProvisioningRow, user: DirectoryUser): Promise<void> {
  const { db, business_id } = work
  await changeUser(work, settings, user, { ...currentInput(user), active: false })
  await db
    .deleteFrom('provisioned_group_members')
    .where('business_id', '=', business_id)
    .where('user_id', '=', user.id)
    .execute()
  await updateRow(work, user.id).set({ has_group_role: true }).execute()
  await assignRoles(work, settings, [user.id])
  await updateRow(work, user.id)
    .set({ user_name_key: null, external_id: null, deleted_at: sql`now()`, updated_at: sql`now()` })
    .execute()
}

const updateRow = ({ db, business_id }: Change, user_id: number) =>
  db.updateTable('provisioned_users').where('business_id', '=', business_id).where('user_id', '=', user_id)
