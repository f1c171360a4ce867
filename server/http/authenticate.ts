import type { EntityManager } from '@mikro-orm/postgresql'
import type { Request, RequestHandler } from 'express'
import passport from 'passport'
import { Strategy } from 'passport-jwt'
import { keyForToken, principalOfClaims } from '../access/access-token.ts'
import { isLive } from '../access/live-session.ts'
import type { Principal } from '../access/principal.ts'
import type { Scope } from '../access/roles.ts'
import type { Config } from '../config.ts'
import { forbidden, unauthenticated } from './errors.ts'

/**
 * Makes the middleware that finds out who asks: a bearer token whose signature, claims and session are all good.
 *
 * @returns a middleware for operations that need a token; it fails with 401 and otherwise sets `req.exchange.principal`
 */
export function authenticator(config: Pick<Config, 'jwtKeys'>): RequestHandler {
  const strategy = new Strategy(
    {
      jwtFromRequest: bearerToken,
      algorithms: ['HS256'],
      // A KeyObject: a secret given as text is first tried as a public key, which costs 70–90 µs a request.
      secretOrKeyProvider: (_request, token: string, done) => {
        const key = keyForToken(config.jwtKeys, token)
        done(key ? null : 'unknown key', key as unknown as Buffer)
      },
      passReqToCallback: true,
    },
    (req: Request, claims: unknown, done: (error: unknown, principal?: Principal | false) => void) => {
      const { em, now } = req.exchange
      livePrincipal(em, claims, now).then((principal) => done(null, principal ?? false), done)
    },
  )
  const instance = new passport.Passport()
  instance.use('bearer', strategy)

  return (req, res, next) => {
    const finish = (error: unknown, principal: Principal | false | undefined): void => {
      if (principal) req.exchange.principal = principal
      next(error ?? (principal ? undefined : unauthenticated()))
    }
    instance.authenticate('bearer', { session: false }, finish)(req, res, next)
  }
}

/** The one token of an `Authorization` header (RFC 6750 § 2.1); the extractor of passport-jwt ignores what follows it. */
const bearerToken = (req: Request): string | null =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(req.headers.authorization ?? '')?.[1] ?? null

async function livePrincipal(em: EntityManager, claims: unknown, now: Date): Promise<Principal | undefined> {
  const principal = principalOfClaims(claims, now)
  return principal && (await isLive(em, principal)) ? principal : undefined
}

/** Lets a caller pass who holds every one of the operation's scopes; fails with 403. */
export function authorizer(scopes: string[]): RequestHandler {
  return (req, _res, next) => {
    const held = req.exchange.principal?.scopes
    next(scopes.every((scope) => held?.has(scope as Scope)) ? undefined : forbidden())
  }
}
