import { type Request, type Response, Router } from 'express'
import { methodNotAllowed, notFound } from '../operation/errors.ts'
import { acrossBusinesses } from '../operation/work.ts'
import type { TakenLogo } from './take-logo.ts'

const endings = { 'image/png': 'png', 'image/svg+xml': 'svg' } as const

/** The path of a logo. It follows from the bytes, so that browsers can keep them, and nobody finds it who has not seen it. */
export const logoPath = ({ sha256, content_type }: Pick<TakenLogo, 'sha256' | 'content_type'>): string =>
  `/logos/${sha256}.${endings[content_type]}`

/** An SVG that is opened by itself is a page of ours: nothing in it may run, whatever we have overlooked. */
const policy = `default-src 'none'; frame-ancestors 'none'; sandbox`

/** Serves logos to anybody, until the business has another one. */
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
    .select(['content_type', 'bytes'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (!logo || endings[logo.content_type] !== ending) throw notFound()
  res.setHeader('Content-Security-Policy', policy)
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin') // pages of the business may show it
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  res.setHeader('Content-Type', logo.content_type)
  res.send(logo.bytes)
}
