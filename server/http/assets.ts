import { Router } from 'express'
import { methodNotAllowed } from '../operation/errors.ts'
import type { Asset } from '../pages/assets.ts'
import { cacheAsset } from '../pages/cache-asset.ts'

/** Serves the styles and scripts of our pages. */
export function assetRoutes(assets: Asset[]): Router {
  const router = Router()
  for (const { path, type, content, version } of assets) {
    router
      .route(path)
      .get(({ query }, res) => {
        cacheAsset(res, query.v, version)
        res.type(type).send(content)
      })
      .all((_req, _res, next) => next(methodNotAllowed(['GET'])))
  }
  return router
}
