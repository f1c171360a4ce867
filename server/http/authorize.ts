import type { RequestHandler } from 'express'
import type { ServedOperation } from '../operation/contract/served-operations.ts'
import { confirmationRequired, forbidden, twoFactorRequired } from '../operation/errors.ts'
import { isApp, type Principal } from '../operation/principal.ts'
import type { Scope } from '../operation/scopes.ts'

type Needs = Pick<
  ServedOperation,
  'scopes' | 'servesSelf' | 'isBeforeTwoFactor' | 'isUserOnly' | 'needsConfirmation' | 'areAppsConfirmed'
>

/**
 * Creates the middleware that admits callers with all scopes of the operation. Callers with only the scope `self` are
 * admitted if the operation has `x-self`; their reach is then restricted to their own person.
 *
 * @returns a middleware that fails with 403 for other callers and names the missing scope. It also fails for users who
 *   lack a second factor that the business requires, for machines and apps if the operation is about a user's own login,
 *   for users whose last confirmation of the password is too old for the operation, and for apps in their place, unless
 *   the consent replaces the confirmation. A machine has no password, so only its scopes restrict it
 */
export function authorizer(operation: Needs): RequestHandler {
  const { scopes, servesSelf, isBeforeTwoFactor, isUserOnly, needsConfirmation, areAppsConfirmed } = operation
  return (req, _res, next) => {
    const { work, lacksTwoFactor } = req.exchange
    const { by } = work
    if (by.kind !== 'user' && (isUserOnly || by.kind !== 'api_key')) return next(forbidden())
    if (isApp(by) && (isUserOnly || (needsConfirmation && !areAppsConfirmed))) return next(forbidden())
    if (lacksTwoFactor && !isBeforeTwoFactor) return next(twoFactorRequired())
    const missing = (scopes as Scope[]).find((scope) => !by.scopes.has(scope))
    if (missing !== undefined && !(servesSelf && by.scopes.has('self'))) return next(forbidden(missing))
    if (needsConfirmation && by.kind === 'user' && !isApp(by) && !by.is_confirmed) return next(confirmationRequired())
    if (missing !== undefined) req.exchange.work = { ...work, by: { ...by, reach: { own_person: ownPersonId(by) } } }
    next()
  }
}

/** Returns the ID of the user's person; 0, an ID that no person has, when there is none. */
const ownPersonId = (by: Principal): number => (by.kind === 'user' && by.person_id) || 0
