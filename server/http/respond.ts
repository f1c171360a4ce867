import type { ErrorRequestHandler, Request, Response } from 'express'
import { resourceMetadataPath } from '../access/apps/oauth/resource-metadata.ts'
import { databaseFailure } from '../db/failures.ts'
import { ApiError, errorBody, routeNotFound, serverError, unavailable, validationFailed } from '../operation/errors.ts'
import { type FileResponse, sendFile } from '../operation/file-response.ts'
import { failurePage } from '../pages/failure-page.ts'
import { page, pagePolicy } from '../pages/page.ts'

/** The response of an operation: a status with a JSON body, a file, or no body. */
export interface Reply {
  status: number
  body?: { data?: unknown }
  file?: FileResponse
}

/**
 * Sends the response of an operation. If the resource has a version, the version is also its `ETag`.
 *
 * @param fileType - the media type of the file, when the operation returns a file
 * @throws the failure to generate the file; part of the file may already have been sent
 */
export async function respond(res: Response, { status, body, file }: Reply, fileType = ''): Promise<void> {
  res.status(status)
  if (file !== undefined) {
    if (file.etag !== undefined) {
      res.setHeader('ETag', file.etag).setHeader('Cache-Control', 'private, no-cache')
      if (isKnown(res.req.get('If-None-Match'), file.etag)) return void res.status(304).end()
    }
    return await sendFile(res, file, fileType)
  }
  if (body === undefined) {
    res.end()
    return
  }
  const { data } = body
  if (typeof data === 'object' && data !== null && 'version' in data) res.setHeader('ETag', `"${data.version}"`)
  res.json(body)
}

/** Whether the caller already has the file (RFC 9110 § 13.1.2). */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

/**
 * The last middleware: responds to a failure with an error of the catalogue, or with a page in a browser. Responds to
 * OPTIONS with the methods of the path.
 */
export const respondToFailure: ErrorRequestHandler = (error, req, res, _next) => {
  const apiError = asApiError(error, req)
  const { failure } = apiError
  req.exchange.error = error
  if (res.headersSent) return void res.destroy() // a broken connection shows that the response is incomplete
  for (const [name, value] of Object.entries(failure.headers ?? {})) res.setHeader(name, value)
  if (failure.status === 401) nameMetadata(req, res)
  if (req.method === 'OPTIONS' && failure.status === 405) return void res.status(204).end() // RFC 9110 § 9.3.7
  if (isPageRequest(req)) return sendFailurePage(res, apiError, req.exchange.requestId)
  res.status(failure.status).json(errorBody(failure, req.exchange.requestId))
}

/** Adds the URL of the metadata of the API to the challenge of a 401 (RFC 9728 § 5.1), for apps. */
function nameMetadata(req: Request, res: Response): void {
  const challenge = res.getHeader('WWW-Authenticate')
  if (challenge === undefined) return
  const { publicUrl } = req.exchange.work.config
  res.setHeader('WWW-Authenticate', `${challenge}, resource_metadata="${publicUrl}${resourceMetadataPath}"`)
}

function asApiError(error: unknown, { method }: Request): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof URIError) return routeNotFound() // a path that is not percent-encoded UTF-8
  switch (databaseFailure(error)) {
    case 'unavailable':
      return unavailable(error)
    case 'bad_value':
      return validationFailed([
        { path: method === 'GET' ? 'query' : 'body', code: 'invalid', message: 'has a value that cannot be stored' },
      ])
    default:
      return serverError(error)
  }
}

/** Whether the client is a browser that opens a page: the request accepts HTML, and its path is not part of the API. */
const isPageRequest = (req: Request): boolean =>
  !/^\/v1(\/|$)/.test(req.path) && req.accepts(['json', 'html']) === 'html'

function sendFailurePage(res: Response, { failure: { status, message } }: ApiError, requestId: string): void {
  const { title, content } = failurePage({ status, message, requestId })
  res.setHeader('Content-Security-Policy', pagePolicy())
  res.status(status).type('html').send(page(title, content))
}
