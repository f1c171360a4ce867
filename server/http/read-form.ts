import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { NextFunction, Request, Response } from 'express'
import { malformedForm, malformedJson, tooLarge, unsupportedMediaType, validationFailed } from '../operation/errors.ts'
import { jsonProblem } from './json-problem.ts'

/** A part `file` is kept as it is; all others are JSON. */
const maxFileBytes = 10 * 1024 * 1024
const maxJsonBytes = 1024 * 1024

/** No form of the contract has more; each part costs some work. */
const maxParts = 10

const form = /^multipart\/form-data\s*;.*\bboundary=/i

/** Reads a form (RFC 7578): a file, and JSON that describes it. File names and media types in the form are ignored. */
export async function readForm(req: Request, _res: Response, next: NextFunction): Promise<void> {
  try {
    const encoding = req.headers['content-encoding'] ?? 'identity'
    if (!form.test(req.headers['content-type'] ?? '') || encoding !== 'identity') {
      throw unsupportedMediaType('multipart/form-data')
    }
    const parts = new Map([...(await partsOf(req))].sort(([a], [b]) => (a < b ? -1 : 1)))
    const { file, ...others } = Object.fromEntries(parts)
    if (file?.length === 0) throw validationFailed([{ path: 'body.file', message: 'must not be empty' }])
    const json = Object.entries(others).map(([name, bytes]): [string, unknown] => [name, jsonOf(name, bytes)])
    req.body = { ...Object.fromEntries(json), ...(file && { file: '-' }) }
    req.exchange.files = file ? { file } : {}
    req.exchange.rawBody = Buffer.concat([...Object.values(others), hashOf(parts)]) // JSON as it came, for `checkText`
    req.headers['content-type'] = 'multipart/form-data' // one constant: the contract check keeps a validator for each
    next()
  } catch (error) {
    next(error)
  }
}

/** A hash of the names and bytes of the sorted parts, to recognise the same form. */
function hashOf(parts: Map<string, Buffer>): Buffer {
  const hash = createHash('sha256')
  for (const [name, bytes] of parts) {
    hash.update(`${Buffer.byteLength(name)}:${name}${bytes.length}:`).update(bytes)
  }
  return hash.digest()
}

async function partsOf(req: Request): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>()
  let failure: Error | undefined
  const reader = createReader(req)
  reader.on('file', (name: string | undefined, stream: BusboyFileStream) => {
    if (!name) {
      failure ??= malformedForm() // RFC 7578 § 4.2
      return void stream.resume()
    }
    const maxBytes = name === 'file' ? maxFileBytes : maxJsonBytes
    const chunks: Buffer[] = []
    let size = 0
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
      else failure ??= tooLarge(`The part ${name.slice(0, 40)} is larger than ${maxBytes / 1024 / 1024} MiB.`)
    })
    stream.on('end', () => {
      if (parts.has(name))
        failure ??= validationFailed([{ path: `body.${name.slice(0, 40)}`, message: 'is there twice' }])
      parts.set(name, Buffer.concat(chunks))
    })
    stream.on('error', () => {
      failure ??= malformedForm()
    })
  })
  reader.on('partsLimit', () => {
    failure ??= validationFailed([{ path: 'body', message: `must not have more than ${maxParts} parts` }])
  })
  await pipeline(req, reader).catch(() => {
    failure ??= malformedForm()
  })
  if (failure) throw failure
  return parts
}

function createReader(req: Request): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { ...req.headers, 'content-type': req.headers['content-type'] ?? '' },
      isPartAFile: () => true,
      limits: { parts: maxParts, fieldNameSize: 100, headerPairs: 20, fileSize: maxFileBytes + 1 },
    })
  } catch (cause) {
    throw malformedForm({ cause })
  }
}

function jsonOf(name: string, bytes: Buffer): unknown {
  const what = `The part ${name.slice(0, 40)}`
  if (!isUtf8(bytes)) throw malformedJson('it is not UTF-8', what)
  const text = bytes.toString('utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw malformedJson(jsonProblem(text), what, { cause })
  }
}
