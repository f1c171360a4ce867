import type { Request, RequestHandler } from 'express'
import passport from 'passport'
import { Strategy as JwtStrategy } from 'passport-jwt'
import { checkClaims, keyForToken } from '../access/access-token.ts'
import { apiKeyPattern, principalOfApiKey } from '../access/api-key.ts'
import { liveSession } from '../access/live-session.ts'
import { scopesOf } from '../access/roles.ts'
import { unauthenticated } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import type { Config } from '../process/config.ts'
import type { Exchange } from './exchange.ts'

/**
 * Makes the middleware that finds out who asks: a user by an access token whose signature, claims and session are all
 * good, or a machine by its API key.
 *
 * @returns a middleware for operations that need a token; it fails with 401 and otherwise sets `req.exchange.principal`
 */
export function authenticator(config: Pick<Config, 'jwtKeys'>): RequestHandler {
  const accessTokens = new JwtStrategy(
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
      principalOfToken(claims, req.exchange).then((principal) => done(null, principal ?? false), done)
    },
  )
  const instance = new passport.Passport()
  instance.use('access-token', accessTokens)

  return (req, res, next) => {
    const finish = (error: unknown, principal?: Principal | false): void => {
      if (principal) req.exchange.principal = principal
      next(error ?? (principal ? undefined : unauthenticated()))
    }
    const token = bearerToken(req)
    if (token && apiKeyPattern.test(token)) {
      const { em, origin } = req.exchange
      principalOfApiKey(em, token, origin.ip).then(
        (principal) => finish(undefined, principal),
        (error) => finish(error),
      )
    } else {
      instance.authenticate('access-token', { session: false }, finish)(req, res, next)
    }
  }
}

async function principalOfToken(claims: unknown, exchange: Exchange): Promise<Principal | undefined> {
  const said = checkClaims(claims, exchange.now)
  const session = said && (await liveSession(exchange.em, said))
  if (!session) return undefined
  exchange.lacksTwoFactor = session.lacks_two_factor
  // The session in which somebody changed their own role lives on, and its tokens can do what the role can.
  const scopes = new Set(scopesOf(session.role)).intersection(said.scopes)
  return { kind: 'user', ...said, scopes, person_id: session.person_id }
}

/** The one token of an `Authorization` header (RFC 6750 § 2.1); the extractor of passport-jwt ignores what follows it. */
const bearerToken = (req: Request): string | null =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(req.headers.authorization ?? '')?.[1] ?? null
