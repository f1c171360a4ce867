import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Request } from 'express'

/** The parts of a form that may have files. */
export interface Parts {
  /** What was typed; of a file, the name that it has where it comes from. */
  values: Record<string, string[]>
  files: Map<string, File>
  /** The fields whose file is larger than it may be. */
  tooLarge: Set<string>
}

const maxFileBytes = 10 * 1024 * 1024
const limits = { fieldSize: 1024 * 1024, fields: 100, files: 2, parts: 102, fieldNameSize: 100, headerPairs: 20 }

/**
 * Reads a form that may have files of up to 10 MB into memory. One that cannot be read counts as an empty one. The media
 * types of the files are ignored, as the browser guesses them.
 */
export async function readParts(req: Request): Promise<Parts> {
  const values = new Map<string, string[]>()
  const files = new Map<string, File>()
  const tooLarge = new Set<string>()
  let isWhole = true
  const add = (name: string | undefined, value: string) => {
    if (name) values.set(name, [...(values.get(name) ?? []), value])
    else isWhole = false // RFC 7578, 4.2
  }
  try {
    const reader = new Busboy({
      headers: { ...req.headers, 'content-type': req.headers['content-type'] ?? '' },
      limits: { ...limits, fileSize: maxFileBytes },
    })
    reader.on('field', (name: string | undefined, value: string, _: boolean, isCut: boolean) => {
      if (isCut) isWhole = false
      add(name, value)
    })
    reader.on('file', (name: string, stream: BusboyFileStream, fileName: string) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', () => {
        isWhole = false
      })
      stream.on('end', () => {
        if (!fileName) return // no file was chosen
        add(name, fileName)
        if (stream.truncated) tooLarge.add(name)
        else files.set(name, new File(chunks, fileName))
      })
    })
    await pipeline(req, reader)
  } catch {
    isWhole = false
  }
  return isWhole
    ? { values: Object.fromEntries(values), files, tooLarge }
    : { values: {}, files: new Map(), tooLarge: new Set() }
}
