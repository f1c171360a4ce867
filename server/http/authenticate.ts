import type { Request, RequestHandler } from 'express'
import jwt from 'jsonwebtoken'
import passport from 'passport'
import { Strategy as JwtStrategy } from 'passport-jwt'
import { apiKeyPattern, authenticateApiKey } from '../access/api-keys/api-key.ts'
import { KeyUsage } from '../access/api-keys/key-usage.ts'
import { appTokenPattern, authenticateApp } from '../access/apps/authenticate-app.ts'
import { roleReach, roleScopeSet } from '../access/roles.ts'
import { checkClaims, keyForToken } from '../access/sessions/access-token.ts'
import { readLiveSession } from '../access/sessions/live-session.ts'
import { VerifiedTokenCache } from '../access/sessions/verified-token-cache.ts'
import { tokenExpired, tokenMalformed, tokenMissing, tokenRevoked } from '../operation/errors.ts'
import type { Caller } from '../operation/principal.ts'
import { inBusiness } from '../operation/work.ts'
import type { Config } from '../process/config.ts'
import type { Exchange } from './exchange.ts'

/**
 * Creates the middleware that identifies the caller: a user by an access token with a valid signature, claims and
 * session, a machine by its API key, or an app by its access token for a user.
 *
 * @returns a middleware for operations that need a token; it stores the caller and their business in
 *   `req.exchange.work`, or fails with 401
 */
export function authenticator(config: Pick<Config, 'jwtKeys'>): RequestHandler {
  const tokenCache = new VerifiedTokenCache(config.jwtKeys)
  const usage = new KeyUsage()
  const accessTokens = new JwtStrategy(
    {
      jwtFromRequest: bearerToken,
      algorithms: ['HS256'],
      // A KeyObject: passport-jwt would parse a string as a public key before using it as a secret, which takes 70–90
      // µs per request.
      secretOrKeyProvider: (_request, token: string, done) => {
        const key = keyForToken(config.jwtKeys, token)
        done(key ? null : 'unknown key', key as unknown as Buffer)
      },
      passReqToCallback: true,
    },
    (req: Request, claims: unknown, done: (error: unknown, caller?: Caller | false) => void) => {
      tokenCache.add(bearerToken(req) ?? '', claims)
      findCaller(claims, req.exchange).then((caller) => done(null, caller), done)
    },
  )
  const instance = new passport.Passport()
  instance.use('access-token', accessTokens)

  return (req, res, next) => {
    const admit = (caller: Caller): void => {
      req.exchange.work = { ...inBusiness(req.exchange.work, caller.business_id), by: caller.by }
      next()
    }
    const token = bearerToken(req)
    if (token === null) return next(req.headers.authorization === undefined ? tokenMissing() : tokenMalformed())
    if (apiKeyPattern.test(token)) return void authenticateApiKey(req.exchange.work, token, usage).then(admit, next)
    if (appTokenPattern.test(token)) {
      return void authenticateApp(req.exchange.work, token).then(({ lacks_two_factor, ...caller }) => {
        req.exchange.lacksTwoFactor = lacks_two_factor
        admit(caller)
      }, next)
    }
    const claims = tokenCache.get(token, req.exchange.work.now)
    if (claims !== undefined) return void findCaller(claims, req.exchange).then(admit, next)
    const finish = (error: unknown, caller?: Caller | false, refusal?: unknown): void => {
      if (caller) admit(caller)
      // The signature is checked before the expiry, so an expired token is otherwise valid.
      else next(error ?? (refusal instanceof jwt.TokenExpiredError ? tokenExpired() : tokenMalformed()))
    }
    instance.authenticate('access-token', { session: false }, finish)(req, res, next)
  }
}

/**
 * Finds the caller that the claims of a token identify.
 *
 * @throws {ApiError} 401 when a claim is invalid, or when the session was revoked or has expired
 */
async function findCaller(claims: unknown, exchange: Exchange): Promise<Caller> {
  const identity = checkClaims(claims, exchange.work.now)
  if (!identity) throw tokenMalformed()
  const session = await readLiveSession(exchange.work, identity)
  if (!session) throw tokenRevoked()
  exchange.lacksTwoFactor = session.lacks_two_factor
  const { business_id, user_id, session_id } = identity
  // When users change their own role, their session continues with the scopes of the new role.
  const scopes = roleScopeSet(session).intersection(identity.scopes)
  const { email, person_id, is_confirmed } = session
  const reach = roleReach(session, person_id)
  const by = { kind: 'user', user_id, session_id, email, scopes, person_id, is_confirmed, reach } as const
  return { business_id, by }
}

/**
 * Returns the token of an `Authorization` header that contains nothing else (RFC 6750 § 2.1). The extractor of
 * passport-jwt ignores text after the token.
 */
const bearerToken = (req: Request): string | null =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(req.headers.authorization ?? '')?.[1] ?? null
