import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** An answer that is not JSON. */
export interface FileAnswer {
  /** The name for saving the file: letters, digits, dots and hyphens. */
  name: string
  /** Whether browsers should show the file rather than save it. */
  inline?: boolean
  /** For conditional requests (RFC 9110 § 8.8.3). */
  etag?: string
  /**
   * An iterable when the file is streamed. A failure then breaks the connection, so that the client detects the
   * truncated file.
   */
  content: Uint8Array | AsyncIterable<string | Uint8Array>
}

/**
 * Sends a file; for a HEAD request only its headers, without generating it.
 *
 * @param type - its media type
 * @throws the error of generating the file; a part of the file may have been sent by then
 */
export async function sendFile(
  res: ServerResponse,
  { name, inline = false, content }: FileAnswer,
  type: string,
): Promise<void> {
  const isHead = res.req.method === 'HEAD'
  const whole = content instanceof Uint8Array ? content : isHead ? undefined : await awaitFirstPart(content)
  res.setHeader('Content-Type', /^text\/|\/xml$/.test(type) ? `${type}; charset=utf-8` : type)
  res.setHeader('Content-Disposition', `${inline ? 'inline' : 'attachment'}; filename="${name}"`)
  if (whole === undefined) res.end()
  else if (whole instanceof Uint8Array)
    res.setHeader('Content-Length', whole.length).end(whole) // a HEAD has it too
  else await pipeline(Readable.from(whole), res).catch(ignoreDisconnect)
}

/** Waits for the first part: until then no header is sent, so that a failure still becomes an error response. */
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
 * Records a download when its first part is sent: a HEAD request, which gets no part, is not recorded.
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
