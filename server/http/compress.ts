import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'

/** What is worth it. Files of operations are none of these: PDFs are compressed, and exports are sent while they are made. */
const types = /^(application\/json|text\/(html|css|javascript))\b/

/**
 * Whether an answer is compressed. One that may show a secret never is: beside text that an attacker chooses, its length
 * would tell about the secret (BREACH).
 */
const isCompressible = ({ exchange }: Request, res: Response): boolean =>
  types.test(String(res.getHeader('Content-Type'))) && (exchange.operation === undefined || !exchange.showsSecrets)

const compressed = compression({ threshold: 1024, filter: isCompressible })

/** Compresses larger answers with brotli or gzip for callers that ask for it. Other callers pay nothing. */
export const compress: RequestHandler = (req, res, next) => {
  if (req.headers['accept-encoding'] === undefined) next()
  else compressed(req, res, next)
}
