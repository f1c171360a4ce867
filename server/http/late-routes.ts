import type { Request, RequestHandler, Response, Router } from 'express'

/**
 * Routes that are loaded with the first request for one of them: many a process never serves them, and what is loaded
 * takes memory for good.
 *
 * @param paths - matches the path of every request that the routes may answer
 */
export function lateRoutes(paths: RegExp, load: () => Promise<Router>): RequestHandler {
  let routes: Promise<Router> | undefined
  return async (req: Request, res: Response, next) => {
    if (!paths.test(req.path)) return next()
    routes ??= load()
    const route = await routes
    route(req, res, next)
  }
}
