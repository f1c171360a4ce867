import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { readContract, resolve, type Schema } from '../../../openapi/read/contract.ts'
import {
  type ApiError,
  malformedForm,
  malformedJson,
  type Problem,
  tooLarge,
  unsupportedMediaType,
  validationFailed,
} from '../../operation/errors.ts'
import { MultipartError, readBytes, readMultipart } from '../../pages/read-multipart.ts'
import { checkMemberCount, memberLimit } from './count-members.ts'
import { jsonProblem } from './json-problem.ts'

/** The maximum size in bytes of the part `file`, of each other part, and of the whole form. */
const maxFileBytes = 10 * 1024 * 1024
const maxMemberBytes = 1024 * 1024
const maxFormBytes = maxFileBytes + 2 * maxMemberBytes

/** The maximum number of parts, as each part costs some work. No form of the contract has more. */
const maxParts = 20

const form = /^multipart\/form-data\s*;.*\bboundary=/i

/** A part as it was received. */
interface Part {
  bytes: Buffer
  /** Whether the media type of the part is JSON. */
  isJson: boolean
}

/**
 * Creates the reader of a form (RFC 7578), which contains a file and its details. A part is JSON if its media type is
 * JSON, or if its schema is an object or an array, for which JSON is the default of OpenAPI. Any other part is the text
 * of a value. File names and other media types in the form are ignored.
 *
 * @param schema - the schema of the form
 */
export function formReader(schema: Schema): RequestHandler {
  const contract = readContract()
  const { properties = {} } = resolve(contract, schema)
  const types = Object.entries(properties).map(([name, property]) => [name, resolve(contract, property).type] as const)
  const maxMembers = memberLimit(contract, schema)
  const partTypes = new Map(types.map(([name, type]) => [name, [type ?? []].flat()]))

  return async (req, _res, next) => {
    try {
      const encoding = req.headers['content-encoding'] ?? 'identity'
      if (!form.test(req.headers['content-type'] ?? '') || encoding !== 'identity') {
        throw unsupportedMediaType('multipart/form-data')
      }
      req.exchange.reserveBody({ maxBytes: maxFormBytes })
      const { parts, repeated } = await collectParts(req)
      const { file, ...others } = Object.fromEntries(parts)
      const members = Object.entries(others).map(([name, part]) => [
        name,
        parsePart(name, part, { types: partTypes.get(name) ?? [], maxMembers }),
      ])
      const unreadable = Object.entries(others).filter(([, part]) => !isUtf8(part.bytes))
      req.exchange.formProblems = [
        ...(file?.bytes.length === 0 ? [partProblem('file', 'required', 'must not be empty')] : []),
        ...repeated.map((name) => partProblem(name, 'repeated', 'is there twice')),
        ...unreadable.map(([name]) => partProblem(name, 'invalid', 'must be text in UTF-8')),
      ]
      req.body = { ...Object.fromEntries(members), ...(file && { file: '-' }) }
      req.exchange.files = file ? { file: file.bytes } : {}
      // `textProblems` needs the members as they were before parsing.
      req.exchange.rawBody = Buffer.concat([...Object.values(others).map(({ bytes }) => bytes), hashParts(parts)])
      req.headers['content-type'] = 'multipart/form-data' // a constant: the contract check caches a validator for each
      next()
    } catch (error) {
      next(error instanceof MultipartError ? failures[error.reason]() : error)
    }
  }
}

/** Returns a hash that identifies a form, regardless of the order of its parts. */
function hashParts(parts: Map<string, Part>): Buffer {
  const hash = createHash('sha256')
  for (const [name, { bytes, isJson }] of parts) {
    hash.update(`${Buffer.byteLength(name)}:${name}${isJson}${bytes.length}:`).update(bytes)
  }
  return hash.digest()
}

const partProblem = (name: string, code: string, message: string): Problem => ({
  path: `body.${name.slice(0, 40)}`,
  code,
  message,
})

/**
 * Reads the parts of a form.
 *
 * @returns the parts, sorted by name, and the names of repeated parts, of which the last is used
 * @throws {ApiError} 413 for a part that is too large
 * @throws {MultipartError} when the form is malformed or too large, or has too many parts
 */
async function collectParts(req: Request): Promise<{ parts: Map<string, Part>; repeated: string[] }> {
  const parts = new Map<string, Part>()
  const repeated = new Set<string>()
  for await (const part of readMultipart(req, { maxBytes: maxFormBytes, maxParts })) {
    const { name, mediaType } = part
    const maxBytes = name === 'file' ? maxFileBytes : maxMemberBytes
    const bytes = await readBytes(part, maxBytes)
    if (bytes === undefined) throw tooLarge(maxBytes, `The part ${name.slice(0, 40)}`)
    if (parts.has(name)) repeated.add(name)
    parts.set(name, { bytes, isJson: mediaType === 'application/json' })
  }
  return { parts: new Map([...parts].sort(([a], [b]) => (a < b ? -1 : 1))), repeated: [...repeated] }
}

const failures: Record<MultipartError['reason'], () => ApiError> = {
  malformed: malformedForm,
  too_large: () => tooLarge(maxFormBytes),
  too_many_parts: () =>
    validationFailed([
      { path: 'body', code: 'too_many', limit: maxParts, message: `must not have more than ${maxParts} parts` },
    ]),
}

/** The expected types and size of a part. */
interface Expected {
  /** The types that the contract allows; empty for a part that it does not define. */
  types: string[]
  maxMembers: number
}

/**
 * Parses the value of a part. A value that does not match the type in its schema remains a string, which the contract
 * check refuses.
 *
 * @throws {ApiError} 400 for JSON that cannot be parsed, 422 for JSON with too many members
 */
function parsePart(name: string, { bytes, isJson }: Part, { types, maxMembers }: Expected): unknown {
  if (isJson || types.includes('object') || types.includes('array')) {
    checkMemberCount(bytes, maxMembers, `body.${name.slice(0, 40)}`)
    return parseJson(name, bytes)
  }
  const text = bytes.toString('utf8')
  const isNumber = types.includes('integer') || types.includes('number')
  if (isNumber && /^-?(0|[1-9]\d{0,15})(\.\d+)?$/.test(text)) return Number(text)
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

function parseJson(name: string, bytes: Buffer): unknown {
  const subject = `The part ${name.slice(0, 40)}`
  if (!isUtf8(bytes)) throw malformedJson('it is not UTF-8', subject)
  const text = bytes.toString('utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw malformedJson(jsonProblem(text), subject, { cause })
  }
}
