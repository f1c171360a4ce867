import type { Request } from 'express'
import { tooLarge } from '../operation/errors.ts'
import { MultipartError, readBytes, readMultipart } from './read-multipart.ts'

/** The parts of a form that may contain a file. */
export interface Parts {
  /** The values of the fields, and the original name of the file. */
  values: Record<string, string[]>
  /** The selected file, if any. A file that exceeds its limit is discarded. */
  file: File | 'too_large' | undefined
}

interface PartsOptions {
  /** The name of the file field. */
  field: string
  maxFileBytes: number
  /** The maximum size of the other fields, in bytes. The limit of the form is the sum of both limits. */
  maxTextBytes: number
  /** Whether the fields before the file contain a valid form token. If not, the file is not read. */
  hasValidToken(values: Record<string, string[]>): boolean
}

/** The maximum number of parts, which is more than the largest form of the console has. */
const maxParts = 1000

/**
 * Reads a form that may contain a file into memory. A malformed form, or one without a valid token, counts as empty.
 * The media type of the file is ignored, because browsers guess it.
 *
 * @throws {ApiError} 413 if the form or a field exceeds its limit
 */
export async function readParts(req: Request, options: PartsOptions): Promise<Parts> {
  const maxBytes = options.maxTextBytes + options.maxFileBytes
  const empty: Parts = { values: {}, file: undefined }
  const parts: Parts = { values: Object.create(null), file: undefined }
  const add = (name: string, value: string) => {
    parts.values[name] = [...(parts.values[name] ?? []), value]
  }
  let hasFile = false
  try {
    for await (const part of readMultipart(req, { maxBytes, maxParts })) {
      const { name, fileName } = part
      if (fileName === undefined) {
        const text = await readBytes(part, options.maxTextBytes)
        if (text === undefined) throw tooLarge(options.maxTextBytes)
        add(name, text.toString('utf8'))
        continue
      }
      if (name !== options.field || hasFile || !options.hasValidToken(parts.values)) return empty
      hasFile = true
      if (fileName === '') continue // no file was selected
      add(name, fileName)
      const bytes = await readBytes(part, options.maxFileBytes)
      parts.file = bytes === undefined ? 'too_large' : new File([bytes], fileName)
    }
    return parts
  } catch (error) {
    if (!(error instanceof MultipartError)) throw error
    if (error.reason === 'too_large') throw tooLarge(maxBytes)
    return empty
  }
}
