import { recordAudit } from '../../../../audit/record-audit.ts'
import { orConflict } from '../../../../operation/conflicts.ts'
import type { Change } from '../../../../operation/work.ts'
import { findUserByAddress } from '../../../sessions/login-user.ts'
import { auditedRole } from '../../../users/chosen-role.ts'
import { selectUser } from '../../../users/present-user.ts'
import { recordUserCreated } from '../../../users/record-user-event.ts'
import { byDirectory } from '../../by-directory.ts'
import { defaultRole } from '../../group-roles.ts'
import type { ProvisioningRow } from '../../read-provisioning.ts'
import { scimError } from '../scim-error.ts'
import { changeUser } from './change-user.ts'
import { type DirectoryUser, readDirectoryUser } from './read-users.ts'
import { saveProvisionedUser, userConflicts } from './save-provisioned-user.ts'
import { fullName, loginAddress, type UserInput } from './user-input.ts'

/**
 * Creates a user without a password, who logs in with single sign-on or is invited in the console. No email is sent. A
 * user that the directory deleted gets the same ID again.
 *
 * @param work - has locked the business
 * @throws {ApiError} 409 `uniqueness` if a user of the business has the address or the user name
 */
export async function createUser(work: Change, settings: ProvisioningRow, input: UserInput): Promise<DirectoryUser> {
  const address = loginAddress(input)
  const match = await findUserByAddress(work, address)
  if (match === undefined) return await addUser(work, settings, input, address)
  const isDeleted = await restoreDeleted(work, match.id, input)
  if (!isDeleted) throw scimError('uniqueness', 'Another user has this email address.')
  const restored = await requireUser(work, match.id)
  await changeUser(work, settings, restored, input)
  return await requireUser(work, match.id)
}

async function addUser(
  work: Change,
  settings: ProvisioningRow,
  input: UserInput,
  email: string,
): Promise<DirectoryUser> {
  const { db, business_id } = work
  const role = defaultRole(settings)
  const { id } = await orConflict(
    db
      .insertInto('users')
      .values({
        business_id,
        name: fullName(input),
        email,
        ...role,
        active: input.active,
        introduced_by: [settings.updated_by],
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
    userConflicts,
  )
  await saveProvisionedUser(work, id, input)
  await recordUserCreated(work, await selectUser(work, id).executeTakeFirstOrThrow())
  const detail = { ...byDirectory, ...auditedRole(role) }
  recordAudit(work, { action: 'provisioned_user.created', target_user_id: id, detail })
  return await requireUser(work, id)
}

/** Shows a user again that the directory deleted. @returns whether it had */
async function restoreDeleted(work: Change, user_id: number, input: UserInput): Promise<boolean> {
  const deleted = await work.db
    .selectFrom('provisioned_users')
    .select('user_id')
    .where('business_id', '=', work.business_id)
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  if (deleted) await saveProvisionedUser(work, user_id, input)
  return deleted !== undefined
}

async function requireUser(work: Change, id: number): Promise<DirectoryUser> {
  const user = await readDirectoryUser(work, String(id))
  if (!user) throw new Error(`the directory does not see user ${id}`)
  return user
}
