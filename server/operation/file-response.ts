import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A response that is not JSON. */
export interface FileResponse {
  /** The name under which the file is saved: letters, digits, dots and hyphens. */
  name: string
  /** Whether browsers should show the file rather than save it. */
  inline?: boolean
  /** The entity tag for conditional requests (RFC 9110 § 8.8.3). */
  etag?: string
  /**
   * The content; an iterable when the file is streamed. A failure then breaks the connection, so that the client
   * detects the truncated file.
   */
  content: Uint8Array | AsyncIterable<string | Uint8Array>
}

/**
 * Sends a file; for a HEAD request, sends only the headers, without generating the file.
 *
 * @param type - the media type of the file
 * @throws the failure to generate the file; part of the file may already have been sent
 */
export async function sendFile(
  res: ServerResponse,
  { name, inline = false, content }: FileResponse,
  type: string,
): Promise<void> {
  const isHead = res.req.method === 'HEAD'
  const whole = content instanceof Uint8Array ? content : isHead ? undefined : await awaitFirstPart(content)
  res.setHeader('Content-Type', /^text\/|\/xml$/.test(type) ? `${type}; charset=utf-8` : type)
  res.setHeader('Content-Disposition', `${inline ? 'inline' : 'attachment'}; filename="${name}"`)
  if (whole === undefined) res.end()
  else if (whole instanceof Uint8Array)
    res.setHeader('Content-Length', whole.length).end(whole) // also for HEAD
  else await pipeline(Readable.from(whole), res).catch(ignoreDisconnect)
}

/** Waits for the first part. No header is sent before it, so that a failure still becomes an error response. */
async function awaitFirstPart<Part>(content: AsyncIterable<Part>): Promise<AsyncIterable<Part>> {
  const parts = content[Symbol.asyncIterator]()
  const first = await parts.next()
  return (async function* () {
    try {
      if (!first.done) yield first.value
      for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value
    } finally {
      await parts.return?.(undefined)
    }
  })()
}

/** Ignores the error of a caller that closed the connection early. */
function ignoreDisconnect(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}

/**
 * Records a download just before its first part is sent. A HEAD request, which gets no part, is not recorded.
 *
 * @throws the failure of `record`, before the first part
 */
export async function* recordedFile<Part>(
  record: () => Promise<unknown>,
  parts: AsyncIterable<Part>,
): AsyncGenerator<Part> {
  await record()
  yield* parts
}
