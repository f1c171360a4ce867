import { lockBusiness } from '../../business/lock-business.ts'
import { changedMembers } from '../../operation/changes.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Change } from '../../operation/work.ts'
import { checkRoleGrant } from '../api-keys/grants.ts'
import { recordOwnerNotice } from '../security-changes.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { chosenRoleProblems, storedRole } from '../users/chosen-role.ts'
import { assignRoles, usersWithGroupRoles } from './assign-roles.ts'
import { type ProvisioningRow, presentProvisioning, readProvisioning, updateProvisioning } from './read-provisioning.ts'

const defaultNames = { role: 'default_role', role_id: 'default_role_id' }

const rules: Rules<'provisioning.set'> = ({ body }) => [
  ...chosenRoleProblems({ role: body.default_role ?? null, role_id: body.default_role_id }, defaultNames),
  ...(body.group_roles ?? []).flatMap((each, index) =>
    each ? chosenRoleProblems(each, undefined, `body.group_roles[${index}]`) : [],
  ),
  ...repeatedGroups(body.group_roles ?? []),
]

function repeatedGroups(roles: readonly (Partial<Schemas['GroupRole']> | undefined)[]): Problem[] {
  const names = roles.map((role) => role?.group?.trim().toLowerCase())
  return names.flatMap((name, index) =>
    name !== undefined && names.indexOf(name) < index
      ? [{ path: `body.group_roles[${index}].group`, code: 'repeated', message: 'must not be repeated' }]
      : [],
  )
}

/** Turns on provisioning, or replaces its settings. Roles of groups change at once. */
export const provisioningSet = change('provisioning.set', rules, async (work, { header, body }) => {
  const { db, business_id, config } = work
  await lockBusiness(work)
  const before = await readProvisioning(work)
  checkIfMatch(header['If-Match'], before?.version ?? 0, 'Provisioning')
  const settings = readSettings(body)
  const { default_role, default_role_id, group_roles } = presentProvisioning(before, config)
  const changes = changedMembers({ default_role, default_role_id, group_roles }, settings)
  if (!changes) return ok(presentProvisioning(before, config))

  await checkGrants(work, settings)
  const { user_id: updated_by } = userPrincipal(work.by)
  const { role, role_id } = storedRole({ role: settings.default_role, role_id: settings.default_role_id })
  const values = {
    default_role: role === 'owner' ? 'employee' : role, // the contract excludes owners
    default_role_id: role_id,
    group_roles: JSON.stringify(settings.group_roles) as unknown as ProvisioningRow['group_roles'],
    updated_by,
  }
  if (before) await updateProvisioning(work).set(values).execute()
  else {
    await db
      .insertInto('provisioning')
      .values({ business_id, ...values })
      .execute()
  }
  const after = await readProvisioning(work)
  if (after) await assignRoles(work, after, await usersWithGroupRoles(work, after))
  const detail = {
    default_role: roleText({ role: settings.default_role, role_id: settings.default_role_id }),
    group_roles: shorten(settings.group_roles.map((each) => `${each.group}: ${roleText(each)}`)),
  }
  await recordOwnerNotice(work, { action: 'provisioning.updated', detail })
  return ok(presentProvisioning(after, config))
})

/** Returns the settings of a request, with all members. */
const readSettings = ({ default_role, default_role_id, group_roles }: Schemas['ProvisioningInput']) => ({
  default_role,
  default_role_id: default_role_id ?? null,
  group_roles: group_roles.map(({ group, role, role_id }) => ({ group: group.trim(), role, role_id: role_id ?? null })),
})

type Settings = ReturnType<typeof readSettings>

/**
 * Checks that the caller can grant each role of the settings.
 *
 * @throws {ApiError} 422 for an unknown custom role, 403 with the first scope that the caller lacks
 */
async function checkGrants(
  work: Change<Principal>,
  { default_role: role, default_role_id: role_id, group_roles }: Settings,
): Promise<void> {
  await checkRoleGrant(work, storedRole({ role, role_id }), 'body.default_role_id')
  for (const [index, each] of group_roles.entries()) {
    await checkRoleGrant(work, storedRole(each), `body.group_roles[${index}].role_id`)
  }
}

/** Returns a role for the audit log. */
const roleText = ({ role, role_id }: { role: string; role_id: number | null }): string =>
  role_id === null ? role : `${role} ${role_id}`

/** Joins texts, up to the limit of details of the audit log. */
const shorten = (texts: readonly string[]): string => texts.join(', ').slice(0, 500)
