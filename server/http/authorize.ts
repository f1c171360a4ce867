import type { RequestHandler } from 'express'
import type { Scope } from '../access/roles.ts'
import type { ContractOperation } from '../operation/contract-document.ts'
import { forbidden, twoFactorRequired } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'

type Needs = Pick<ContractOperation, 'scopes' | 'self' | 'beforeTwoFactor' | 'usersOnly'>

/**
 * Lets a caller pass who holds every one of the operation's scopes. One who holds `self` alone passes where the
 * operation also serves the caller's own things, limited to their own person.
 *
 * @returns a middleware that fails with 403, also where the business asks for a second factor that the user lacks, and to machines
 *   where an operation is about a user's own login
 */
export function authorizer({ scopes, self, beforeTwoFactor, usersOnly }: Needs): RequestHandler {
  return (req, _res, next) => {
    const { principal, lacksTwoFactor } = req.exchange
    if (!principal || (usersOnly && principal.kind !== 'user')) return next(forbidden())
    if (lacksTwoFactor && !beforeTwoFactor) return next(twoFactorRequired())
    if (scopes.every((scope) => principal.scopes.has(scope as Scope))) return next()
    if (!self || !principal.scopes.has('self')) return next(forbidden())
    req.exchange.principal = { ...principal, limited_to_person: personOf(principal) }
    next()
  }
}

/** A person's id, or 0, which nobody has. */
const personOf = (principal: Principal): number => (principal.kind === 'user' && principal.person_id) || 0
