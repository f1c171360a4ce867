import type { Problem } from '../../operation/errors.ts'
import type { Scope } from '../../operation/scopes.ts'
import type { ReachName } from '../roles.ts'

/**
 * The scopes that a custom role may have with any reach: each operation that requires one of them restricts its records
 * to the reach of the caller, or has only records that every employee may see. `test/contract/custom-roles.test.ts`
 * checks every operation. A new scope needs the reach `all` until its operations do the same.
 */
const limitedScopes: ReadonlySet<Scope> = new Set<Scope>([
  'people:read',
  'compensation:read',
  'tasks:read',
  'personal:read',
  'bank_accounts:read',
  'documents:read',
  'leave:read',
  'leave:write',
  'leave:approve',
])

/** Whether a custom role needs the reach `all` to have a scope. */
export const needsWholeBusiness = (scope: Scope): boolean => scope !== 'self' && !limitedScopes.has(scope)

/** The scopes that no custom role may have, with the reason. */
const fixedRolesOnly: Partial<Record<Scope, string>> = {
  // The user who sets up single sign-on decides who logs in as an owner.
  'business:write': 'is for owners only',
}

/** Validates the scopes of a custom role against its reach. */
export const roleScopeProblems = (scopes: readonly Scope[], reach: ReachName): Problem[] =>
  scopes.flatMap((scope, index) => {
    const path = `body.scopes[${index}]`
    const reason = fixedRolesOnly[scope]
    if (reason !== undefined) return [{ path, code: 'not_allowed', message: reason }]
    if (reach === 'all' || !needsWholeBusiness(scope)) return []
    return [{ path, code: 'needs_reach_all', message: 'concerns the whole business, so the reach must be all' }]
  })
