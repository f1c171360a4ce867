import express, { type Express, type Request, type RequestHandler, type Response, type Router } from 'express'
import { readContract } from '../openapi/read/contract.ts'
import { passwordPage } from './access/passwords/password-page.ts'
import { logoRoutes } from './business/logo-routes.ts'
import { docsScript, docsStyle } from './docs/docs-page.ts'
import { signingPage } from './documents/signing/signing-page.ts'
import { assetRoutes } from './http/assets.ts'
import { authenticator } from './http/authenticate.ts'
import { bind } from './http/bind.ts'
import { BodyBudget } from './http/body/body-budget.ts'
import { contractCheck } from './http/check/check-contract.ts'
import { responseCheck } from './http/check/check-responses.ts'
import { compress } from './http/compress.ts'
import { openExchange, traceRequest } from './http/exchange.ts'
import { crossOrigin, secureHeaders } from './http/headers.ts'
import { fetchInProcess } from './http/in-process.ts'
import { countRefused, requestLimits } from './http/limit-requests.ts'
import type { FinishedRequest } from './http/metrics.ts'
import { respondToFailure } from './http/respond.ts'
import { servedOperations } from './operation/contract/served-operations.ts'
import { routeNotFound } from './operation/errors.ts'
import type { Db, DbReplica } from './operation/work.ts'
import { operations } from './operations.gen.ts'
import { assets, passkeyScript } from './pages/assets.ts'
import type { Config } from './process/config.ts'
import type { Log } from './process/log.ts'
import { reactions } from './reactions.ts'

interface Surroundings {
  config: Config
  /** The database. Its replica, if there is one, serves lists and reports. */
  database: { db: Db; replica?: DbReplica | undefined }
  log: Log
  /** The memory budget for request bodies; by default from the settings. */
  bodies?: BodyBudget
  /** Called after every request. */
  onFinished?: ((request: FinishedRequest) => void) | undefined
  /** Whether the process is stopping, so that long-polling requests end. */
  isStopping?: () => boolean
}

/**
 * Creates the Express app of the API without listening. Outside production, responses are also checked against the
 * contract.
 *
 * @throws when the contract and the handlers do not match
 */
export function createApp({
  config,
  database: { db, replica },
  log,
  bodies = new BodyBudget(config.bodyMemoryBytes),
  onFinished,
  isStopping = () => false,
}: Surroundings): Express {
  const contract = readContract()
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag') // the version of a resource is its ETag; a list has none
  app.set('trust proxy', config.trustProxyHops)
  // Express would automatically send a 304, which the contract does not define.
  Object.defineProperty(app.request, 'fresh', { get: () => false })

  app.use(openExchange({ config, db, reactions, log, bodies, onFinished }), secureHeaders, compress, traceRequest)
  if (config.corsOrigins.length > 0) app.use(crossOrigin(config.corsOrigins))
  const limits = requestLimits(config)
  bind(app, {
    operations: servedOperations(contract),
    handlers: operations,
    authenticate: authenticator(config),
    limits,
    checkRequest: contractCheck(contract),
    checkResponse: config.production ? undefined : responseCheck(contract),
    replica,
    isStopping,
  })
  app.use(assetRoutes([...assets, passkeyScript, docsStyle, docsScript]), limits.byAddress)
  app.use(
    lazyRoutes(/^\/(docs|v1\/openapi\.json|llms\.txt)(\/|$)/i, async () => {
      const { docsRoutes } = await import('./docs/docs.ts')
      return docsRoutes(contract, config.publicUrl)
    }),
    passwordPage(),
    signingPage(),
    logoRoutes(),
    lazyRoutes(/^\/scim\/v2(\/|$)/i, async () => {
      const { scimRoutes } = await import('./access/provisioning/scim/scim-routes.ts')
      const { identifyDirectory } = await import('./access/provisioning/scim/scim-request.ts')
      return scimRoutes([countRefused(identifyDirectory, limits), limits.byPrincipal])
    }),
    lazyRoutes(/^\/mail\/bounces(\/|$)/i, async () => {
      const { bounceRoutes } = await import('./documents/bounces/bounce-routes.ts')
      return bounceRoutes()
    }),
    lazyRoutes(/^\/(oauth\/|\.well-known\/oauth-)/i, async () => {
      const { oauthRoutes } = await import('./access/apps/oauth/oauth-routes.ts')
      return oauthRoutes(config, limits.byAddress)
    }),
    lazyRoutes(/^\/(console(\/|$)|$)/i, async () => {
      const { consoleRoutes } = await import('./console/console.ts')
      return consoleRoutes(fetchInProcess(app))
    }),
  )
  app.use((_req, _res, next) => next(routeNotFound()))
  app.use(respondToFailure)
  return app
}

/**
 * Loads the module of some routes on the first request for one of them: many processes never serve these routes, and a
 * loaded module stays in memory.
 *
 * @param paths - matches the path of every request that the routes may serve
 */
function lazyRoutes(paths: RegExp, load: () => Promise<Router>): RequestHandler {
  let routes: Promise<Router> | undefined
  return async (req: Request, res: Response, next) => {
    if (!paths.test(req.path)) return next()
    routes ??= load()
    const route = await routes
    route(req, res, next)
  }
}
