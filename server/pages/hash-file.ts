import { createHash } from 'node:crypto'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Request } from 'express'
import { ApiError } from '../operation/errors.ts'
import { pipeBounded } from './pipe-bounded.ts'

/** What separates the file from the form, and its name. */
const framingBytes = 8 * 1024

/**
 * Hashes the file of a form that has nothing else, and keeps no byte of it.
 *
 * @param field - the name of the field
 * @returns the SHA-256 in hexadecimal; undefined when there is no such form, or no file was chosen
 * @throws {ApiError} 413 when the form is larger than a file may be
 */
export async function hashFile(req: Request, field: string, maxBytes: number): Promise<string | undefined> {
  const hash = createHash('sha256')
  const stop = new AbortController()
  let isChosen = false
  const refuse = () => stop.abort()
  try {
    const reader = new Busboy({
      headers: { ...req.headers, 'content-type': req.headers['content-type'] ?? '' },
      limits: { fields: 0, files: 1, parts: 1, fieldNameSize: 100, headerPairs: 20 },
    })
    reader.on('file', (name: string | undefined, stream: BusboyFileStream, fileName: string | undefined) => {
      stream.on('error', refuse)
      if (name !== field || !fileName) return refuse()
      isChosen = true
      stream.on('data', (chunk: Buffer) => hash.update(chunk))
    })
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) reader.on(limit, refuse)
    const isRead = await pipeBounded(req, reader, maxBytes + framingBytes, stop.signal)
    return isRead && isChosen ? hash.digest('hex') : undefined
  } catch (error) {
    if (error instanceof ApiError) throw error
    return undefined // it is no form, or its connection broke
  }
}
