import type { RequestHandler } from 'express'
import { openRequestSpan } from '../process/tracing.ts'

/** Makes each request a span, if traces are sent. Paths are left out, as they may contain a token. */
export const traceRequest: RequestHandler = (req, res, next) => {
  const span = openRequestSpan(req.method, req.headers)
  if (!span) return next()
  const { exchange } = req
  exchange.traceId = span.traceId
  res.once('close', () => {
    const { operation, requestId, work } = exchange
    const attributes = {
      'http.request.method': req.method,
      'http.response.status_code': res.statusCode,
      'workforce.operation': operation,
      'workforce.request_id': requestId,
      'workforce.business_id': work.business_id,
    }
    span.end(operation ?? req.method, attributes, res.statusCode >= 500)
  })
  span.run(next)
}
