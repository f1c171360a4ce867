import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'
import type { Role } from '../roles.ts'

/** The role of a user as stored: users with a custom role have the fixed role `employee`. */
export interface StoredRole {
  role: Role
  /** The custom role; null for users with a fixed role. */
  role_id: number | null
}

/** The role of a user in a request. */
interface ChosenRole {
  role?: Schemas['Role'] | null | undefined
  role_id?: number | null | undefined
}

/** Whether a request has a role. */
export const hasRole = ({ role, role_id }: ChosenRole): boolean => role !== undefined || role_id !== undefined

/**
 * Validates the role of a request. A custom role needs its ID, and only a custom role has one.
 *
 * @param names - the names of the two members
 * @param parent - the path of the object that has them
 */
export function chosenRoleProblems(
  { role, role_id }: ChosenRole,
  names: { role: string; role_id: string } = { role: 'role', role_id: 'role_id' },
  parent = 'body',
): Problem[] {
  const mismatch = (name: string, message: string) => [{ path: `${parent}.${name}`, code: 'role_mismatch', message }]
  if (typeof role_id === 'number') {
    const isCustom = role === undefined || role === 'custom'
    return isCustom ? [] : mismatch(names.role_id, `is only for the ${names.role} custom`)
  }
  if (role === 'custom') return mismatch(names.role_id, 'must be the ID of a custom role')
  const isRemoved = role === undefined && role_id === null
  return isRemoved ? mismatch(names.role, 'must be the role in place of the custom one') : []
}

/** Returns the columns for the role of a request that has one. */
export function storedRole({ role, role_id = null }: ChosenRole): StoredRole {
  return { role: role_id !== null || !role || role === 'custom' ? 'employee' : role, role_id }
}

/** Returns the role as the API names it. */
export const presentRole = ({ role, role_id }: StoredRole): Pick<Schemas['User'], 'role' | 'role_id'> => ({
  role: role_id === null ? role : 'custom',
  role_id,
})

/** Returns the details of a role for the audit log. */
export function auditedRole(stored: StoredRole): { role: Schemas['Role']; role_id?: number } {
  const { role, role_id } = presentRole(stored)
  return role_id === null ? { role } : { role, role_id }
}

/** Returns the details of a replaced role for the audit log. */
export const formerRole = (before: StoredRole) =>
  Object.fromEntries(Object.entries(auditedRole(before)).map(([name, value]) => [`${name}_before`, value]))
