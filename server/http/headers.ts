import cors from 'cors'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/**
 * The headers of every response: no caching, no sniffing, no framing, and only HTTPS once a browser has used it. Pages
 * extend the content security policy.
 */
export const secureHeaders: RequestHandler[] = [
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: [`'none'`], frameAncestors: [`'none'`] } },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // The headers disabled below matter only to obsolete browsers, or to pages with links and frames.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }),
  (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store')
    next()
  },
]

/**
 * Creates the middleware that allows pages of these origins to call the API from a browser. An OPTIONS request that is
 * not a preflight reaches the routes.
 */
export function crossOrigin(origins: string[]): RequestHandler {
  const applyCors = cors({
    origin: origins,
    // The SDK identifies itself with `X-Workforce-Client` in a browser.
    allowedHeaders: [
      ...['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match'],
      ...['X-Workforce-Client', 'traceparent'],
    ],
    exposedHeaders: [
      ...['ETag', 'X-Request-Id', 'Idempotent-Replayed', 'Retry-After', 'WWW-Authenticate'],
      ...['RateLimit', 'RateLimit-Policy', 'Deprecation', 'Sunset', 'Link'],
    ],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 3600,
  })
  return (req, res, next) => {
    const isPreflight = req.headers['access-control-request-method'] !== undefined
    if (req.method === 'OPTIONS' && !isPreflight) next()
    else applyCors(req, res, next)
  }
}
