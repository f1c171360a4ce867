import { isUtf8 } from 'node:buffer'
import express, { type RequestHandler } from 'express'
import { readContract } from '../../../openapi/read/contract.ts'
import type { ServedOperation } from '../../operation/contract/served-operations.ts'
import { malformedJson, tooLarge, unsupportedMediaType, validationFailed } from '../../operation/errors.ts'
import { checkMemberCount, memberLimit } from './count-members.ts'
import { jsonProblem } from './json-problem.ts'
import { formReader } from './read-form.ts'

const KiB = 1024

/** The maximum size of a body in bytes, before and after decompression. */
const maxBytes = 1024 * KiB

/** The maximum for public operations, which accept bodies from unauthenticated callers. None needs more than 3 KiB. */
const maxPublicBytes = 16 * KiB

const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

const parser = (limit: number, maxMembers: number): RequestHandler =>
  express.json({
    limit,
    strict: false,
    type: () => true,
    verify: (req, _res, bytes) => {
      if (!isUtf8(bytes)) throw malformedJson('it is not UTF-8') // the decoder would replace invalid bytes with U+FFFD
      checkMemberCount(bytes, maxMembers)
      ;(req as express.Request).exchange.rawBody = bytes
    },
  })

/**
 * Creates the middleware that reads the body of an operation, if the operation has one: JSON up to 1 MiB (16 KiB for
 * public operations), or a form.
 *
 * The contract check caches a compiled validator for each distinct Content-Type. The middleware therefore sets the
 * header to a constant, or removes it if the operation has no body.
 */
export function bodyReader({
  bodyType,
  bodySchema,
  isPublic,
}: Pick<ServedOperation, 'bodyType' | 'bodySchema' | 'isPublic'>): RequestHandler {
  if (bodyType === 'form') return formReader(bodySchema ?? {})
  if (bodyType === undefined) {
    return (req, _res, next) => {
      delete req.headers['content-type']
      next()
    }
  }
  const limit = isPublic ? maxPublicBytes : maxBytes
  const parse = parser(limit, memberLimit(readContract(), bodySchema ?? {}))
  return (req, res, next) => {
    const hasBody = Number(req.headers['content-length'] ?? 0) > 0 || req.headers['transfer-encoding'] !== undefined
    if (!hasBody) return next(bodyMissing())
    if (!json.test(req.headers['content-type'] ?? '')) return next(unsupportedMediaType())
    req.exchange.reserveBody({ maxBytes: limit })
    req.headers['content-type'] = 'application/json'
    parse(req, res, (error: unknown) => {
      if (error) return next(bodyError(error, limit))
      next(req.exchange.rawBody?.length === 0 ? bodyMissing() : undefined)
    })
  }
}

/** The problem of a missing body, which the parser and the validator would treat as an empty object. */
const bodyMissing = () => validationFailed([{ path: 'body', code: 'required', message: 'is required' }])

function bodyError(error: unknown, limit: number): unknown {
  const { type, status, body = '' } = error as { type?: string; status?: number; body?: string }
  if (type === 'entity.too.large') return tooLarge(limit)
  if (status === 415) return unsupportedMediaType()
  if (type === 'entity.parse.failed') return malformedJson(jsonProblem(body))
  return status === 400 ? malformedJson() : error
}
