import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'

/** Compressible types. Files of operations have other types: PDFs are compressed already, and exports are streamed. */
const types = /^(application\/json|text\/(html|css|javascript))\b/

/**
 * Whether a response is compressed. One that may contain a secret never is: with text chosen by an attacker in the same
 * response, its compressed length would leak the secret (BREACH).
 */
const isCompressible = ({ exchange }: Request, res: Response): boolean =>
  types.test(String(res.getHeader('Content-Type'))) && (exchange.operation === undefined || !exchange.showsSecrets)

const compressed = compression({ threshold: 1024, filter: isCompressible })

/** Compresses responses of 1 KiB or more with brotli or gzip, as `Accept-Encoding` allows. */
export const compress: RequestHandler = (req, res, next) => {
  if (req.headers['accept-encoding'] === undefined) next()
  else compressed(req, res, next)
}
