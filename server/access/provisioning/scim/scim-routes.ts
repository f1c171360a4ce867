import { type Request, type RequestHandler, type Response, Router } from 'express'
import { methodNotAllowed, routeNotFound } from '../../../operation/errors.ts'
import type { Config } from '../../../process/config.ts'
import { resourceTypes, schemas, serviceProviderConfig } from './discovery.ts'
import { addGroupRoutes } from './group-routes.ts'
import { listResponse } from './list-response.ts'
import { respondToScimFailure, scimError } from './scim-error.ts'
import { directoryWork, orNotFound, sendScim } from './scim-request.ts'
import { addUserRoutes } from './user-routes.ts'

/**
 * Returns the routes of SCIM 2.0 (RFC 7644) below `/scim/v2`, for the directories of businesses. They are not part of the
 * contract, because RFC 7643 and 7644 define their shapes.
 *
 * @param admission - identifies the directory, and limits its requests
 */
export function scimRoutes(admission: readonly RequestHandler[]): Router {
  const router = Router()
  router.use(...admission)
  addUserRoutes(router)
  addGroupRoutes(router)
  addDiscovery(router)
  router.use((_req, _res, next) => next(routeNotFound()))
  router.use(respondToScimFailure)
  const scim = Router()
  scim.use('/scim/v2', router)
  return scim
}

type Described = (config: Pick<Config, 'publicUrl'>) => { id: string }[]

function addDiscovery(router: Router): void {
  addReadOnly(router, '/ServiceProviderConfig', (req, res) =>
    sendScim(res, 200, serviceProviderConfig(directoryWork(req).config)),
  )
  for (const [path, describe] of [
    ['/ResourceTypes', resourceTypes],
    ['/Schemas', schemas],
  ] as [string, Described][]) {
    addReadOnly(router, path, (req, res) => {
      // RFC 7644 § 4: these lists have no filters.
      if (req.query.filter !== undefined) throw scimError('invalidFilter', 'This list has no filters.')
      const all = describe(directoryWork(req).config)
      sendScim(res, 200, listResponse(all, { total: all.length, start: 0 }))
    })
    addReadOnly(router, `${path}/:id`, (req, res) => {
      const match = describe(directoryWork(req).config).find(({ id }) => id === req.params.id)
      sendScim(res, 200, orNotFound(match))
    })
  }
}

function addReadOnly(router: Router, path: string, respond: (req: Request, res: Response) => void): void {
  router
    .route(path)
    .get((req, res) => {
      req.exchange.operation = 'scim.discovery'
      respond(req as Request, res)
    })
    .all((_req, _res, next) => next(methodNotAllowed(['GET'])))
}
