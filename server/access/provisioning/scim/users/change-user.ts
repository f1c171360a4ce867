import { sql } from 'kysely'
import { recordAudit } from '../../../../audit/record-audit.ts'
import { changedMembers } from '../../../../operation/changes.ts'
import { orConflict } from '../../../../operation/conflicts.ts'
import type { Change } from '../../../../operation/work.ts'
import { revokeKeysOfUser } from '../../../api-keys/revoke-keys.ts'
import { claimAddress, EmailInUseError } from '../../../passwords/claim-address.ts'
import { voidPasswordLinks } from '../../../passwords/password-link.ts'
import { updateUser } from '../../../sessions/login-user.ts'
import { endSessions } from '../../../sessions/sessions.ts'
import { domainOfAddress, readDomains } from '../../../single-sign-on/domains.ts'
import { introducedBy } from '../../../users/introducers.ts'
import { checkRemainingOwner } from '../../../users/last-owner.ts'
import { recordUserUpdated } from '../../../users/record-user-event.ts'
import { byDirectory } from '../../by-directory.ts'
import type { ProvisioningRow } from '../../read-provisioning.ts'
import { scimError } from '../scim-error.ts'
import type { DirectoryUser } from './read-users.ts'
import { saveProvisionedUser, userConflicts } from './save-provisioned-user.ts'
import { currentInput, fullName, loginAddress, type UserInput } from './user-input.ts'

/**
 * Changes a user as the directory states. The directory can deactivate owners other than the last one, but neither
 * activates an owner nor changes their address, because it must not gain the access of an owner.
 *
 * @param work - has locked the business
 * @param settings - those of provisioning; the owner who set it up becomes an introducer of a login with a new address
 * @throws {ApiError} 409 for the last owner or a value that another user has, 400 `mutability` for a forbidden change
 */
export async function changeUser(
  work: Change,
  settings: ProvisioningRow,
  before: DirectoryUser,
  input: UserInput,
): Promise<void> {
  const current = currentInput(before)
  const address = loginAddress(input, before.email)
  const next = { name: nextName(before, current, input), email: address, active: input.active }
  const isSameAddress = address.toLowerCase() === before.email.toLowerCase()
  if (isSameAddress) next.email = before.email
  const changes = changedMembers<typeof next>(before, next)
  await saveProvisionedUser(work, before.id, input)
  if (!changes) return
  if (changes.active === false) await checkRemainingOwner(work, before.id, 'active')
  if (changes.active && before.role === 'owner') {
    throw scimError('mutability', 'An owner can be activated only in Workforce.')
  }
  if (!isSameAddress) await prepareAddress(work, before, address)
  await orConflict(
    updateUser(work, before.id)
      .set({
        ...changes,
        ...(!isSameAddress && introducedBy(settings.updated_by)),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .execute(),
    userConflicts,
  )
  await recordUserUpdated(work, before.id)
  await endAccess(work, before, { isDeactivated: changes.active === false, hasNewAddress: !isSameAddress })
  recordStatus(work, before.id, changes.active)
  const changed = Object.keys(changes).filter((name) => name !== 'active')
  if (changed.length === 0) return
  const detail = { ...byDirectory, changed: changed.join(' ') }
  recordAudit(work, { action: 'user.updated', target_user_id: before.id, detail })
}

/** Returns the name of a user, which changes only with the names in the directory. */
const nextName = ({ name }: DirectoryUser, current: UserInput, input: UserInput): string => {
  const isUnchanged = (['display_name', 'formatted_name', 'given_name', 'family_name'] as const).every(
    (member) => input[member] === current[member],
  )
  return isUnchanged ? name : fullName(input)
}

/**
 * Checks that an address may replace that of a user. A login can get only an address for which the identity provider of
 * the business is responsible.
 */
async function prepareAddress(work: Change, before: DirectoryUser, email: string): Promise<void> {
  if (before.role === 'owner') {
    throw scimError('mutability', 'The email address of an owner can be changed only in Workforce.')
  }
  if (before.has_password) {
    const domains = await readDomains(work)
    if (!domains.includes(domainOfAddress(email))) {
      throw scimError('mutability', 'A login address can only change within the domains of single sign-on.')
    }
    await claim(work, before.id, email)
  }
  await voidPasswordLinks(work, before.id)
}

async function claim(work: Change, id: number, email: string): Promise<void> {
  try {
    await claimAddress(work, { id, email })
  } catch (error) {
    if (!(error instanceof EmailInUseError)) throw error
    throw scimError('uniqueness', 'The email address is in use.', { cause: error })
  }
}

/** Ends the sessions and, for a user who is no longer active, the API keys. */
async function endAccess(
  work: Change,
  { id }: DirectoryUser,
  { isDeactivated, hasNewAddress }: { isDeactivated: boolean; hasNewAddress: boolean },
): Promise<void> {
  if (isDeactivated || hasNewAddress) await endSessions(work, id)
  if (isDeactivated) await revokeKeysOfUser(work, id, byDirectory)
}

function recordStatus(work: Change, target_user_id: number, active: boolean | undefined): void {
  if (active === undefined) return
  recordAudit(work, {
    action: active ? 'user.reactivated' : 'user.deactivated',
    target_user_id,
    detail: byDirectory,
  })
}
