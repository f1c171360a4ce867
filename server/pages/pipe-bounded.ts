import type { Writable } from 'node:stream'
import type { Request } from 'express'
import { tooLarge } from '../operation/errors.ts'

/**
 * Writes a body to what reads it, up to a bound that holds for its announced length and for what is sent. The request stays open in every case, so that it can be answered: what
 * is left of its body is read and dropped.
 *
 * @param signal - stops it: what was read until then is enough
 * @returns whether the body was read to its end
 * @throws {ApiError} 413 when the body is larger than `maxBytes`
 * @throws the error of `reader`, or that the connection broke
 */
export function pipeBounded(req: Request, reader: Writable, maxBytes: number, signal?: AbortSignal): Promise<boolean> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(tooLarge(maxBytes))
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  let size = 0
  const leave = () => {
    req.off('data', count).unpipe(reader)
    req.resume()
    reader.destroy()
  }
  const fail = (error: unknown) => {
    leave()
    reject(error)
  }
  const count = (chunk: Buffer) => {
    size += chunk.length
    if (size > maxBytes) fail(tooLarge(maxBytes))
  }
  signal?.addEventListener('abort', () => {
    leave()
    resolve(false)
  })
  reader.once('finish', () => resolve(true)).on('error', fail)
  const failIfBroken = () => {
    if (!req.readableEnded) fail(new Error('The connection broke'))
  }
  req.on('error', fail).once('close', failIfBroken)
  if (req.destroyed) failIfBroken()
  else req.on('data', count).pipe(reader)
  return promise
}
