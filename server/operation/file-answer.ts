import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** An answer that is not JSON. */
export interface FileAnswer {
  /** The name for saving the file: letters, digits, dots and hyphens. */
  name: string
  /** Whether browsers should show the file rather than save it. */
  inline?: boolean
  /** Lets callers keep the file and ask again whether it has changed (RFC 9110 § 8.8.3). */
  etag?: string
  /**
   * An iterable when the file is made while it is sent. A failure then ends the connection, so that nobody takes a part
   * for the whole.
   */
  content: Uint8Array | AsyncIterable<string | Uint8Array>
}

/**
 * Sends a file; for a HEAD request its headers alone, without making it.
 *
 * @param type - its media type
 * @throws the error of making the file; a part of the file may have been sent by then
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
  else await pipeline(Readable.from(whole), res).catch(unlessGone)
}

/** Waits for the first part: until then nothing is sent, and a failure can be answered like any other. */
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
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}

/**
 * The parts of a file that is recorded in the moment in which it begins to be sent: a HEAD request, which gets no part,
 * is not recorded.
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
