import { PassThrough, Readable } from 'node:stream'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Request } from 'express'
import { pipeBounded } from './pipe-bounded.ts'

/** A part of a form: its headers, and its content as a stream. */
interface Part {
  name: string
  /** The file name without folders; undefined for a field, and empty if no file was selected. */
  fileName: string | undefined
  mediaType: string
  content: AsyncIterable<Buffer>
}

/** The error for a form that was not read completely. A broken connection counts as malformed. */
export class MultipartError extends Error {
  readonly reason: 'malformed' | 'too_large' | 'too_many_parts'
  constructor(reason: MultipartError['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/**
 * Reads the parts of a form (RFC 7578) in order. Content that the caller does not read is skipped. At the first
 * failure, or when the caller leaves the loop, the rest of the body is read and discarded, so that the client receives
 * the response.
 *
 * @param bounds.maxBytes - the maximum size of the form, including the boundaries of its parts
 * @throws {MultipartError} from the loop over the parts, and from the loop over the content of a part
 */
export async function* readMultipart(
  req: Request,
  { maxBytes, maxParts }: { maxBytes: number; maxParts: number },
): AsyncGenerator<Part> {
  const reader = createReader(req, maxParts)
  const parts: Readable & AsyncIterable<Part & { source: Readable }> = new Readable({
    objectMode: true,
    read: () => undefined,
  })
  const contents: Readable[] = []
  const stop = new AbortController()
  const fail = (reason: MultipartError['reason']) => {
    const error = new MultipartError(reason)
    for (const stream of [parts, ...contents]) stream.destroy(error)
    stop.abort()
  }
  reader.on('file', (name: string, source: BusboyFileStream, fileName: string, _: string, mediaType: string) => {
    const content = source.on('error', () => fail('malformed')).pipe(new PassThrough())
    contents.push(content.on('error', () => undefined)) // the loop over the content throws the error
    if (name) parts.push({ name, fileName, mediaType, content, source })
    else fail('malformed') // parts without a name (RFC 7578 § 4.2)
  })
  reader.on('partsLimit', () => fail('too_many_parts'))
  void pipeBounded(req, reader, maxBytes, stop.signal).then((outcome) => {
    if (outcome === 'complete') parts.push(null)
    else fail(outcome === 'too_large' ? outcome : 'malformed')
  })
  try {
    for await (const { source, ...part } of parts) {
      yield part
      source.unpipe().resume()
    }
  } finally {
    stop.abort()
  }
}

/** @throws {MultipartError} if the header has no boundary */
function createReader({ headers }: Request, maxParts: number): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      isPartAFile: () => true,
      limits: { parts: maxParts, headerPairs: 20 },
    })
  } catch (cause) {
    throw new MultipartError('malformed', { cause })
  }
}

/** @returns the content of a part; undefined if it is larger than `maxBytes` */
export async function readBytes({ content }: Part, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
