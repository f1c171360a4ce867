import { validationFailed } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import { type Scope, scopes } from '../../operation/scopes.ts'
import { checkScopeGrant } from '../api-keys/grants.ts'
import type { ReachName } from '../roles.ts'
import { roleScopeProblems } from './scope-reach.ts'

/** The maximum number of custom roles of a business. */
export const maxRoles = 100

/** The unique indexes of roles, with the problems that report their violation. */
export const roleConflicts = {
  roles_name: { path: 'body.name', code: 'taken', message: 'Another role has this name.' },
}

/** Returns scopes as stored: in the order of the contract, without `self`, which every role has. */
export const storedScopes = (granted: readonly Scope[]): Scope[] =>
  scopes.filter((scope) => scope !== 'self' && granted.includes(scope))

/**
 * Checks that the caller can give a custom role its scopes and its reach.
 *
 * @throws {ApiError} 422 for a scope that the role cannot have, 403 with the first scope that the caller lacks
 */
export function checkRole(by: Principal, granted: readonly Scope[], reach: ReachName): void {
  const problems = roleScopeProblems(granted, reach)
  if (problems.length > 0) throw validationFailed(problems)
  checkScopeGrant(by, granted)
}
