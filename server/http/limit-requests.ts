import type { Request, RequestHandler } from 'express'
import { networkKey } from '../access/throttle/count-attempt.ts'
import { ApiError, tooManyRequests } from '../operation/errors.ts'
import { callerName } from '../operation/principal.ts'
import type { Config } from '../process/config.ts'
import { RateLimit } from './rate-limit.ts'

/** Middleware that counts a request, and fails with 429 beyond the rate limit. */
export interface RequestLimits {
  /** Counts anonymous requests by the network of the caller. */
  byAddress: RequestHandler
  /** Counts requests by principal, regardless of the address. */
  byPrincipal: RequestHandler
}

/**
 * Creates the request limits of one process. Every response shows the remaining requests in its headers
 * (draft-ietf-httpapi-ratelimit-headers-10).
 */
export function requestLimits(config: Pick<Config, 'rateLimitPerAddress' | 'rateLimitPerPrincipal'>): RequestLimits {
  const addressKey = (req: Request): string => networkKey(req.exchange.work.origin)
  const principalKey = (req: Request): string => callerName(req.exchange.work.by)
  return {
    byAddress: limiter('address', new RateLimit(config.rateLimitPerAddress), addressKey),
    byPrincipal: limiter('principal', new RateLimit(config.rateLimitPerPrincipal), principalKey),
  }
}

function limiter(policy: string, limit: RateLimit, requestKey: (req: Request) => string): RequestHandler {
  const policyHeader = `"${policy}";q=${limit.perMinute};w=60`
  return (req, res, next) => {
    const { isExceeded, remaining, resetSeconds } = limit.count(requestKey(req), performance.now())
    res.setHeader('RateLimit-Policy', policyHeader)
    res.setHeader('RateLimit', `"${policy}";r=${remaining};t=${resetSeconds}`)
    next(isExceeded ? tooManyRequests(resetSeconds) : undefined)
  }
}

/** Wraps the authentication, so that a refused token counts against the address that sent it. */
export const countRefused =
  (authenticate: RequestHandler, { byAddress }: RequestLimits): RequestHandler =>
  (req, res, next) =>
    authenticate(req, res, (error?: unknown) => {
      const isRefused = error instanceof ApiError && error.failure.status === 401
      if (isRefused) byAddress(req, res, (over) => next(over ?? error))
      else next(error)
    })
