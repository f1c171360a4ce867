import type { Writable } from 'node:stream'
import type { Request } from 'express'

/**
 * The outcome of reading. A body is incomplete when its connection or its reader failed, or when reading was aborted.
 */
type Outcome = 'complete' | 'incomplete' | 'too_large'

/**
 * Pipes a body to its reader, and limits its `Content-Length` and the received bytes. The connection stays open for the
 * response: the rest of the body is read and discarded.
 *
 * @param maxBytes - the maximum size of the body
 * @param signal - aborts reading
 */
export function pipeBounded(req: Request, reader: Writable, maxBytes: number, signal?: AbortSignal): Promise<Outcome> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve('too_large')
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  let size = 0
  const finish = (outcome: Outcome) => {
    req.off('data', count).unpipe(reader)
    req.resume()
    reader.destroy()
    resolve(outcome)
  }
  const count = (chunk: Buffer) => {
    size += chunk.length
    if (size > maxBytes) finish('too_large')
  }
  const fail = () => finish('incomplete')
  const failIfBroken = () => req.readableEnded || fail()
  signal?.addEventListener('abort', fail)
  reader.once('finish', () => finish('complete')).on('error', fail)
  req.on('error', fail).once('close', failIfBroken)
  if (req.destroyed) failIfBroken()
  else req.on('data', count).pipe(reader)
  return promise
}
