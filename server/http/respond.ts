import type { ErrorRequestHandler, Response } from 'express'
import { databaseFailure } from '../db/failures.ts'
import { ApiError, errorBody, notFound, serverError, unavailable, validationFailed } from './errors.ts'

/** What an operation answers: a status and, but for 204, the envelope. */
export interface Reply {
  status: number
  body?: { data?: unknown }
}

/** Sends what an operation returned; a resource with a version carries it as its `ETag` too. */
export function respond(res: Response, { status, body }: Reply): void {
  res.status(status)
  if (body === undefined) {
    res.end()
    return
  }
  const { data } = body
  if (typeof data === 'object' && data !== null && 'version' in data) res.setHeader('ETag', `"${data.version}"`)
  res.json(body)
}

/** The last middleware: every failure leaves the service here, in the catalogue's words. */
export const respondToFailure: ErrorRequestHandler = (error, req, res, next) => {
  const { failure } = asApiError(error)
  req.exchange.error = error
  if (res.headersSent) return next(error) // nothing can be said any more: Express ends the connection
  for (const [name, value] of Object.entries(failure.headers ?? {})) res.setHeader(name, value)
  res.status(failure.status).json(errorBody(failure, req.exchange.requestId))
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof URIError) return notFound() // a path that is not percent-encoded UTF-8
  switch (databaseFailure(error)) {
    case 'unavailable':
      return unavailable(error)
    case 'bad_value':
      return validationFailed([{ path: 'body', message: 'has a value that cannot be stored' }])
    default:
      return serverError(error)
  }
}
