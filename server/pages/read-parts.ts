import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Request } from 'express'
import { ApiError } from '../operation/errors.ts'
import { pipeBounded } from './pipe-bounded.ts'

/** The parts of a form that may have a file. */
export interface Parts {
  /** What was typed; of a file, the name that it has where it comes from. */
  values: Record<string, string[]>
  /** The file that was chosen. */
  file: File | undefined
  /** The file is larger than it may be, and was dropped. */
  isFileTooLarge: boolean
}

/** What a form may have, and from whom a file is taken. */
interface Bounds {
  /** The name of the field with the file. */
  field: string
  maxFileBytes: number
  /** Of all other fields together, with what separates the parts. */
  maxTextBytes: number
  /** Whether the fields before the file prove that the form is ours; without that the file is not read. */
  isOurs(values: Record<string, string[]>): boolean
}

/** No form of ours has more fields. */
const maxFields = 1000

/**
 * Reads a form that may have a file into memory. One that cannot be read, or that is not ours, counts as an empty one.
 * The media type of the file is ignored, as the browser guesses it.
 *
 * @throws {ApiError} 413 when the form is larger than its bounds together
 */
export async function readParts(req: Request, bounds: Bounds): Promise<Parts> {
  const values = new Map<string, string[]>()
  const chunks: Buffer[] = []
  const stop = new AbortController()
  const parts: Parts = { values: {}, file: undefined, isFileTooLarge: false }
  let isWhole = true
  const refuse = () => {
    isWhole = false
    stop.abort()
  }
  const add = (name: string, value: string) => values.set(name, [...(values.get(name) ?? []), value])
  const reader = readerOf(req, {
    fieldSize: bounds.maxTextBytes,
    fields: maxFields,
    files: 1,
    fileSize: bounds.maxFileBytes,
    fieldNameSize: 100,
    headerPairs: 20,
  })
  if (reader === undefined) return parts
  reader.on('field', (name: string | undefined, value: string, _: boolean, isCut: boolean) => {
    if (!name || isCut) return refuse() // RFC 7578, 4.2
    add(name, value)
  })
  reader.on('file', (name: string | undefined, stream: BusboyFileStream, fileName: string | undefined) => {
    stream.on('error', refuse)
    if (name !== bounds.field || !bounds.isOurs(Object.fromEntries(values))) return refuse()
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      if (!fileName) return // no file was chosen
      add(name, fileName)
      parts.isFileTooLarge = stream.truncated === true
      if (!parts.isFileTooLarge) parts.file = new File(chunks, fileName)
    })
  })
  for (const limit of ['fieldsLimit', 'filesLimit'] as const) reader.on(limit, refuse)
  const isRead = await pipeBounded(req, reader, bounds.maxTextBytes + bounds.maxFileBytes, stop.signal).catch(notRead)
  if (!isRead || !isWhole) return { values: {}, file: undefined, isFileTooLarge: false }
  return { ...parts, values: Object.fromEntries(values) }
}

/** A broken form counts as an empty one; one that is too large is refused. */
function notRead(error: unknown): false {
  if (error instanceof ApiError) throw error
  return false
}

type Limits = NonNullable<ConstructorParameters<typeof Busboy>[0]['limits']>

/** @returns undefined when the header names no boundary */
function readerOf(req: Request, limits: Limits): InstanceType<typeof Busboy> | undefined {
  try {
    return new Busboy({ headers: { ...req.headers, 'content-type': req.headers['content-type'] ?? '' }, limits })
  } catch {
    return undefined
  }
}
