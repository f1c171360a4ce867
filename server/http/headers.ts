import cors from 'cors'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** Headers of every answer: no caching, no sniffing, no framing, HTTPS once seen stays. Pages widen the policy. */
export const secureHeaders: RequestHandler[] = [
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: [`'none'`], frameAncestors: [`'none'`] } },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // What follows speaks to browsers that are gone, or of what pages with links and frames do.
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

/** Lets browsers of these origins call the API; without any, none can. */
export const crossOrigin = (origins: string[]): RequestHandler =>
  cors({
    origin: origins,
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match'],
    exposedHeaders: ['ETag', 'X-Request-Id', 'Idempotent-Replayed', 'Retry-After'],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 3600,
  })
