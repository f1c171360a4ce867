import { lockBusiness } from '../../business/lock-business.ts'
import { changedMembers } from '../../operation/changes.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import { recordOwnerNotice } from '../security-changes.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { assignRoles, usersWithGroupRoles } from './assign-roles.ts'
import { presentProvisioning, readProvisioning, updateProvisioning } from './read-provisioning.ts'

const rules: Rules<'provisioning.set'> = ({ body }) => repeatedGroups(body.group_roles ?? [])

function repeatedGroups(roles: readonly (Partial<Schemas['GroupRole']> | undefined)[]): Problem[] {
  const names = roles.map((role) => role?.group?.trim().toLowerCase())
  return names.flatMap((name, index) =>
    name !== undefined && names.indexOf(name) < index
      ? [{ path: `body.group_roles[${index}].group`, code: 'duplicate', message: 'must not be repeated' }]
      : [],
  )
}

/** Turns on provisioning, or replaces its settings. Roles of groups change at once. */
export const provisioningSet = change('provisioning.set', rules, async (work, { header, body }) => {
  const { db, business_id, config } = work
  await lockBusiness(work)
  const before = await readProvisioning(work)
  checkIfMatch(header['If-Match'], before?.version ?? 0, 'Provisioning')
  const { default_role } = body
  const group_roles = body.group_roles.map(({ group, role }) => ({ group: group.trim(), role }))
  const changes = changedMembers(before ?? { default_role: null, group_roles: null }, { default_role, group_roles })
  if (!changes) return ok(presentProvisioning(before, config))

  const { user_id: updated_by } = userPrincipal(work.by)
  const json = JSON.stringify(group_roles) as unknown as Schemas['GroupRole'][]
  if (before) await updateProvisioning(work).set({ default_role, group_roles: json, updated_by }).execute()
  else {
    await db.insertInto('provisioning').values({ business_id, default_role, group_roles: json, updated_by }).execute()
  }
  const after = await readProvisioning(work)
  if (after) await assignRoles(work, after, await usersWithGroupRoles(work, after))
  const detail = { default_role, group_roles: shorten(group_roles.map(({ group, role }) => `${group}: ${role}`)) }
  await recordOwnerNotice(work, { action: 'provisioning.updated', detail })
  return ok(presentProvisioning(after, config))
})

/** Joins texts, up to the limit of details of the audit log. */
const shorten = (texts: readonly string[]): string => texts.join(', ').slice(0, 500)
