import type { Schemas } from '../../operation/contract/contract.ts'
import { type StoredRole, storedRole } from '../users/chosen-role.ts'
import type { ProvisioningRow } from './read-provisioning.ts'

/** The role of users without a group that has one. */
export const defaultRole = ({ default_role, default_role_id }: ProvisioningRow): StoredRole => ({
  role: default_role,
  role_id: default_role_id,
})

/** Returns the names of the groups with a role, in lower case. */
export const groupNames = ({ group_roles }: ProvisioningRow): string[] =>
  group_roles.map(({ group }) => group.toLowerCase())

/** Whether groups give a custom role to their members. */
export const isRoleOfGroup = (settings: ProvisioningRow | undefined, role_id: number): boolean =>
  settings?.group_roles.some((each) => each.role_id === role_id) ?? false

/** The ranks of roles. Custom roles have the same rank: of several, the first in the settings counts. */
const ranks: Record<Schemas['ProvisioningRole'], number> = { admin: 0, custom: 1, manager: 2, employee: 3 }

/** Returns the roles of groups by the name of the group in lower case, the highest role first. */
export const rankGroupRoles = ({ group_roles }: ProvisioningRow): ReadonlyMap<string, StoredRole> =>
  new Map(
    group_roles
      .toSorted((a, b) => ranks[a.role] - ranks[b.role])
      .map((each) => [each.group.toLowerCase(), storedRole(each)]),
  )
