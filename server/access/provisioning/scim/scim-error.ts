import type { ErrorRequestHandler } from 'express'
import { databaseFailure } from '../../../db/failures.ts'
import { ApiError, routeNotFound, serverError, unavailable } from '../../../operation/errors.ts'

/** The keywords for failures (RFC 7644 § 3.12) that this service uses. */
const scimTypes = [
  'invalidFilter',
  'uniqueness',
  'mutability',
  'invalidSyntax',
  'invalidPath',
  'noTarget',
  'invalidValue',
] as const
type ScimType = (typeof scimTypes)[number]

const statuses: Partial<Record<ScimType, number>> = { uniqueness: 409 }

/** Creates a failure that is specific to SCIM. @param detail - a sentence for the administrator of the directory */
export const scimError = (scimType: ScimType, detail: string, options?: ErrorOptions): ApiError =>
  new ApiError({ status: statuses[scimType] ?? 400, code: scimType, message: detail }, options)

/** The media type of SCIM (RFC 7644 § 8.1). */
export const scimMediaType = 'application/scim+json'

/** Responds to failures with error messages of SCIM (RFC 7644 § 3.12). */
export const respondToScimFailure: ErrorRequestHandler = (error, req, res, _next) => {
  const { failure } = asApiError(error)
  if (failure.status >= 500) req.exchange.error = error
  if (res.headersSent) return void res.destroy()
  for (const [name, value] of Object.entries(failure.headers ?? {})) res.setHeader(name, value)
  if (req.method === 'OPTIONS' && failure.status === 405) return void res.status(204).end() // RFC 9110 § 9.3.7
  const [problem] = failure.errors ?? []
  const scimType = problem?.code === 'taken' ? 'uniqueness' : scimTypes.find((type) => type === failure.code)
  res
    .status(failure.status)
    .type(scimMediaType)
    .send(
      JSON.stringify({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(failure.status),
        ...(scimType && { scimType }),
        detail: problem ? `${failure.message} ${problem.message}` : failure.message,
      }),
    )
}

/** The failures of express.json, by their `type`. */
const bodyFailures: Record<string, number> = {
  'entity.too.large': 413,
  'encoding.unsupported': 415,
  'charset.unsupported': 415,
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof URIError) return routeNotFound()
  const { type, status } = error as { type?: unknown; status?: unknown }
  if (typeof type === 'string' && typeof status === 'number' && status < 500) {
    const known = bodyFailures[type]
    if (known === undefined) return scimError('invalidSyntax', 'The body is not valid JSON.')
    return new ApiError({ status: known, code: 'body', message: 'The body is too large, or has an unknown encoding.' })
  }
  switch (databaseFailure(error)) {
    case 'unavailable':
      return unavailable(error)
    case 'bad_value':
      return scimError('invalidValue', 'A value cannot be stored.')
    default:
      return serverError(error)
  }
}
