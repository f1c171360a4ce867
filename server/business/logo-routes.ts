import { type Request, type Response, Router } from 'express'
import { methodNotAllowed, notFound } from '../operation/errors.ts'
import { acrossBusinesses } from '../operation/work.ts'

/** A Content-Security-Policy that prevents scripts in an uploaded file, whatever media type a browser detects. */
const policy = `default-src 'none'; frame-ancestors 'none'; sandbox`

/** Returns the routes that serve the current logos without authentication. */
export function logoRoutes(): Router {
  const router = Router()
  router
    .route('/logos/:file')
    .get(send)
    .all((_req, _res, next) => next(methodNotAllowed(['GET'])))
  return router
}

async function send({ params, exchange }: Request<{ file: string }>, res: Response): Promise<void> {
  const [sha256 = '', ending] = params.file.split('.')
  const logo = await acrossBusinesses(exchange.work)
    .db.selectFrom('business_logos')
    .select('bytes')
    .where('sha256', '=', sha256)
    .where('content_type', '=', 'image/png')
    .executeTakeFirst()
  if (!logo || ending !== 'png') throw notFound()
  res.setHeader('Content-Security-Policy', policy)
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin') // pages of the business may embed the logo
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  res.setHeader('Content-Type', 'image/png')
  res.send(logo.bytes)
}
