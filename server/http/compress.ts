import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'

/**
 * Media types that are compressed. Files of operations have other types: PDFs are already compressed, and exports are
 * streamed.
 */
const types = /^(application\/json|text\/(html|css|javascript))\b/

/**
 * Whether a response is compressed. A response that may contain a secret never is: if it also contained text chosen by
 * an attacker, its compressed length would reveal the secret (BREACH).
 */
const isCompressible = ({ exchange }: Request, res: Response): boolean =>
  types.test(String(res.getHeader('Content-Type'))) && (exchange.operation === undefined || !exchange.showsSecrets)

const compressed = compression({ threshold: 1024, filter: isCompressible })

/** Compresses responses of 1 KiB or more with brotli or gzip, as `Accept-Encoding` allows. */
export const compress: RequestHandler = (req, res, next) => {
  if (req.headers['accept-encoding'] === undefined) next()
  else compressed(req, res, next)
}
