import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ErrorRequestHandler, Request, Response } from 'express'
import { databaseFailure } from '../db/failures.ts'
import { ApiError, errorBody, notFound, serverError, unavailable, validationFailed } from '../operation/errors.ts'
import type { FileAnswer } from '../operation/file-answer.ts'

/** What an operation answers: a status and the envelope, a file, or nothing. */
export interface Reply {
  status: number
  body?: { data?: unknown }
  file?: FileAnswer
}

/**
 * Sends what an operation returned; a resource with a version carries it as its `ETag` too.
 *
 * @param fileType - the media type of its file, where the operation answers one
 * @throws what making the file threw, when a part of it may have been sent already
 */
export async function respond(res: Response, { status, body, file }: Reply, fileType = ''): Promise<void> {
  res.status(status)
  if (file !== undefined) {
    const { name, inline = false, content } = file
    const parts = content instanceof Uint8Array ? undefined : await begun(noted(content, res.req))
    res.setHeader('Content-Type', /^text\/|\/xml$/.test(fileType) ? `${fileType}; charset=utf-8` : fileType)
    res.setHeader('Content-Disposition', `${inline ? 'inline' : 'attachment'}; filename="${name}"`)
    if (parts) await pipeline(Readable.from(parts), res).catch(unlessGone)
    else res.end(content)
    return
  }
  if (body === undefined) {
    res.end()
    return
  }
  const { data } = body
  if (typeof data === 'object' && data !== null && 'version' in data) res.setHeader('ETag', `"${data.version}"`)
  res.json(body)
}

/** Waits for the first part: while nothing was sent, what fails is answered like any other failure. */
async function begun<Part>(parts: AsyncGenerator<Part>): Promise<AsyncIterable<Part>> {
  const first = await parts.next()
  return (async function* () {
    try {
      if (!first.done) yield first.value
      yield* parts
    } finally {
      await parts.return(undefined)
    }
  })()
}

/** Notes a failure before the connection ends by it, which is when the line for the log is written. */
async function* noted<Part>(content: AsyncIterable<Part>, req: Request): AsyncGenerator<Part> {
  try {
    yield* content
  } catch (error) {
    req.exchange.error = error
    throw error
  }
}

/** A caller who left before the end has no use for an answer. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}

/** The last middleware: every failure leaves the service here, in the catalogue's words. */
export const respondToFailure: ErrorRequestHandler = (error, req, res, _next) => {
  const { failure } = asApiError(error, req)
  req.exchange.error = error
  if (res.headersSent) return void res.destroy() // nothing can be said any more but that it is not whole
  for (const [name, value] of Object.entries(failure.headers ?? {})) res.setHeader(name, value)
  res.status(failure.status).json(errorBody(failure, req.exchange.requestId))
}

function asApiError(error: unknown, { method }: Request): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof URIError) return notFound() // a path that is not percent-encoded UTF-8
  switch (databaseFailure(error)) {
    case 'unavailable':
      return unavailable(error)
    case 'bad_value':
      return validationFailed([
        { path: method === 'GET' ? 'query' : 'body', message: 'has a value that cannot be stored' },
      ])
    default:
      return serverError(error)
  }
}
