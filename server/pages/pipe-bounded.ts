import type { Writable } from 'node:stream'
import type { Request } from 'express'

/** A body is incomplete when its connection or its reader broke, or when reading was stopped. */
type Outcome = 'complete' | 'incomplete' | 'too_large'

/**
 * Pipes a body to its reader, up to a bound on its `Content-Length` and on the bytes received. The request stays open in
 * every case, so that it can be answered: the rest of its body is read and dropped.
 *
 * @param signal - stops it
 */
export function pipeBounded(req: Request, reader: Writable, maxBytes: number, signal?: AbortSignal): Promise<Outcome> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve('too_large')
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  let size = 0
  const leave = (outcome: Outcome) => {
    req.off('data', count).unpipe(reader)
    req.resume()
    reader.destroy()
    resolve(outcome)
  }
  const count = (chunk: Buffer) => {
    size += chunk.length
    if (size > maxBytes) leave('too_large')
  }
  const fail = () => leave('incomplete')
  const failIfBroken = () => req.readableEnded || fail()
  signal?.addEventListener('abort', fail)
  reader.once('finish', () => leave('complete')).on('error', fail)
  req.on('error', fail).once('close', failIfBroken)
  if (req.destroyed) failIfBroken()
  else req.on('data', count).pipe(reader)
  return promise
}
