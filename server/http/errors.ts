import type { Schemas } from '../contract.ts'

type ErrorBody = Schemas['ErrorBody']
export type Problem = Schemas['Problem']

interface Failure {
  status: number
  code: string
  message: string
  errors?: Problem[]
  current_status?: string
  headers?: Record<string, string>
}

/** A request that fails with a status, a code and words of the catalogue below. */
export class ApiError extends Error {
  readonly failure: Failure
  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options)
    this.name = 'ApiError'
    this.failure = failure
  }
}

/** The body that every failure has. */
export function errorBody({ message, code, errors, current_status }: Failure, requestId: string): ErrorBody {
  return {
    success: false,
    message,
    code,
    request_id: requestId,
    ...(errors && { errors }),
    ...(current_status && { current_status }),
  }
}

export const malformedJson = () =>
  new ApiError({ status: 400, code: 'malformed_json', message: 'The body is not valid JSON.' })

export const malformedHeader = (name: string, expected: string) =>
  new ApiError({ status: 400, code: 'malformed_header', message: `${name} must be ${expected}.` })

export const unauthenticated = () =>
  new ApiError({
    status: 401,
    code: 'unauthenticated',
    message: 'Unauthenticated.',
    headers: { 'WWW-Authenticate': 'Bearer' }, // RFC 9110 § 11.6.1
  })

export const wrongCredentials = () =>
  new ApiError({ status: 401, code: 'invalid_credentials', message: 'These credentials do not match our records.' })

export const forbidden = () => new ApiError({ status: 403, code: 'forbidden', message: 'This action is unauthorized.' })

export const notFound = () => new ApiError({ status: 404, code: 'not_found', message: 'Not found.' })

export const methodNotAllowed = (allowed: string[]) =>
  new ApiError({
    status: 405,
    code: 'method_not_allowed',
    message: 'Method not allowed.',
    headers: { Allow: allowed.join(', ') },
  })

/** It clashes with something else; `errors` says where in the request. */
export const conflict = (message: string, errors?: Problem[]) =>
  new ApiError({ status: 409, code: 'conflict', message, ...(errors && { errors }) })

export const requestInProgress = () =>
  new ApiError({
    status: 409,
    code: 'in_progress',
    message: 'A request with this Idempotency-Key is still running.',
    headers: { 'Retry-After': '1' },
  })

export const preconditionFailed = () =>
  new ApiError({ status: 412, code: 'precondition_failed', message: 'It was changed in the meantime.' })

export const tooLarge = () =>
  new ApiError({ status: 413, code: 'too_large', message: 'The body is larger than 1 MiB.' })

export const unsupportedMediaType = () =>
  new ApiError({ status: 415, code: 'unsupported_media_type', message: 'The body must be application/json in UTF-8.' })

export const validationFailed = (errors: Problem[]) =>
  new ApiError({ status: 422, code: 'validation_failed', message: 'The given data was invalid.', errors })

export const idempotencyKeyReused = () =>
  new ApiError({
    status: 422,
    code: 'idempotency_key_reused',
    message: 'This Idempotency-Key was used for another request.',
  })

export const serverError = (cause: unknown) =>
  new ApiError({ status: 500, code: 'server_error', message: 'Server error.' }, { cause })

export const unavailable = (cause: unknown) =>
  new ApiError(
    { status: 503, code: 'unavailable', message: 'Service unavailable.', headers: { 'Retry-After': '1' } },
    { cause },
  )
