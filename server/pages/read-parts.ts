import type { Request } from 'express'
import { tooLarge } from '../operation/errors.ts'
import { MultipartError, readBytes, readMultipart } from './read-multipart.ts'

/** The parts of a form that may have a file. */
export interface Parts {
  /** The fields, and the original name of the file. */
  values: Record<string, string[]>
  /** The chosen file; one over its limit is dropped. */
  file: File | 'too_large' | undefined
}

/** The limits of a form. */
interface Bounds {
  /** The name of the field with the file. */
  field: string
  maxFileBytes: number
  /** Of each other field. The form may have as much as a file and a field together. */
  maxTextBytes: number
  /** Whether the fields before the file prove that the form is ours; without that the file is not read. */
  isOurs(values: Record<string, string[]>): boolean
}

/** No form of ours has more. */
const maxParts = 1000

/**
 * Reads a form that may have a file into memory. One that cannot be read, or that is not ours, counts as an empty one.
 * The media type of the file is ignored, as the browser guesses it.
 *
 * @throws {ApiError} 413 when the form or a field is larger than its bound
 */
export async function readParts(req: Request, bounds: Bounds): Promise<Parts> {
  const maxBytes = bounds.maxTextBytes + bounds.maxFileBytes
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
        const text = await readBytes(part, bounds.maxTextBytes)
        if (text === undefined) throw tooLarge(bounds.maxTextBytes)
        add(name, text.toString('utf8'))
        continue
      }
      if (name !== bounds.field || hasFile || !bounds.isOurs(parts.values)) return empty
      hasFile = true
      if (fileName === '') continue // no file was chosen
      add(name, fileName)
      const bytes = await readBytes(part, bounds.maxFileBytes)
      parts.file = bytes === undefined ? 'too_large' : new File([bytes], fileName)
    }
    return parts
  } catch (error) {
    if (!(error instanceof MultipartError)) throw error
    if (error.reason === 'too_large') throw tooLarge(maxBytes)
    return empty
  }
}
