import type { Schemas } from './contract/contract.ts'
import type { Scope } from './scopes.ts'

type ErrorBody = Schemas['ErrorBody']
export type Problem = Schemas['Problem']

interface Failure {
  status: number
  code: string
  message: string
  errors?: Problem[]
  current_status?: string
  blockers?: Schemas['PayRunFinding'][]
  required_scope?: Scope
  single_sign_on_url?: string
  current_version?: number
  unconfirmed_user_ids?: number[]
  headers?: Record<string, string>
}

/** A failed request, with a status, a code and a message from the catalogue below. */
export class ApiError extends Error {
  readonly failure: Failure
  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options)
    this.name = 'ApiError'
    this.failure = failure
  }
}

/** Creates the body of a failure response. */
export function errorBody(failure: Failure, requestId: string): ErrorBody {
  const { message, code, errors, current_status, blockers, required_scope, unconfirmed_user_ids } = failure
  const { current_version, single_sign_on_url } = failure
  return {
    success: false,
    message,
    code,
    request_id: requestId,
    ...(errors && { errors }),
    ...(current_status && { current_status }),
    ...(blockers && { blockers }),
    ...(required_scope && { required_scope }),
    ...(single_sign_on_url && { single_sign_on_url }),
    ...(current_version !== undefined && { current_version }),
    ...(unconfirmed_user_ids && { unconfirmed_user_ids }),
  }
}

/**
 * Reports text that is not JSON.
 *
 * @param problem - what is wrong and where, without quoting the text
 * @param subject - the part of the request that should be JSON
 */
export const malformedJson = (problem?: string, subject = 'The body', options?: ErrorOptions) => {
  const message = `${subject} is not valid JSON${problem === undefined ? '' : `: ${problem}`}.`
  return new ApiError({ status: 400, code: 'malformed_json', message }, options)
}

export const malformedForm = () =>
  new ApiError({ status: 400, code: 'malformed_form', message: 'The body is not valid multipart/form-data.' })

export const malformedHeader = (name: string, expected: string) =>
  new ApiError({ status: 400, code: 'malformed_header', message: `${name} must be ${expected}.` })

/**
 * Creates the header of a 401.
 *
 * @param problem - what is wrong with the token that was sent (RFC 6750 § 3); undefined if no token was sent
 */
const challenge = (problem?: string) => ({
  'WWW-Authenticate': `Bearer realm="Workforce"${problem ? `, error="invalid_token", error_description="${problem}"` : ''}`,
})

const insufficientScope = (scope: Scope) => ({
  'WWW-Authenticate': `Bearer realm="Workforce", error="insufficient_scope", scope="${scope}"`,
})

const tokenRefused = (code: string, problem?: string) =>
  new ApiError({ status: 401, code, message: 'Unauthenticated.', headers: challenge(problem) })

export const tokenMissing = () => tokenRefused('token_missing')

/**
 * Reports that the header has no bearer token, or a token that this service did not issue or that is not for this
 * address.
 */
export const tokenMalformed = () =>
  tokenRefused('token_malformed', 'The token is not one of this service, or not for this address')

export const tokenExpired = () => tokenRefused('token_expired', 'The token has expired')

/** Reports that the session or API key was revoked, or that its user can no longer log in. */
export const tokenRevoked = () => tokenRefused('token_revoked', 'The token was revoked')

/** Reports that a refresh token or a session token in the body is unknown, used or expired. */
export const unauthenticated = () =>
  new ApiError({ status: 401, code: 'unauthenticated', message: 'Unauthenticated.', headers: challenge() })

export const wrongCredentials = () =>
  new ApiError({
    status: 401,
    code: 'invalid_credentials',
    message: 'These credentials do not match our records.',
    headers: challenge(), // every 401 needs this header (RFC 9110 § 11.6.1)
  })

/**
 * Reports that the caller lacks permission. `required_scope` is the missing scope; undefined if no scope would help
 * (RFC 6750 § 3.1).
 */
export const forbidden = (required_scope?: Scope) =>
  new ApiError({
    status: 403,
    code: 'forbidden',
    message: 'This action is unauthorized.',
    ...(required_scope && { required_scope, headers: insufficientScope(required_scope) }),
  })

export const twoFactorRequired = () =>
  new ApiError({ status: 403, code: 'two_factor_required', message: 'This action is unauthorized.' })

/** Reports that the business requires single sign-on. @param single_sign_on_url - the page that starts it */
export const singleSignOnRequired = (single_sign_on_url: string) =>
  new ApiError({
    status: 401,
    code: 'sso_required',
    message: 'This account signs in with single sign-on.',
    headers: challenge(),
    single_sign_on_url,
  })

/** Reports that a login with single sign-on failed. @param problem - the reason */
export const singleSignOnFailed = (problem: Problem) =>
  new ApiError({
    status: 422,
    code: 'sso_failed',
    message: 'Single sign-on failed.',
    errors: [problem],
  })

/** Reports that the identity provider of a business does not respond, or not as a provider. */
export const identityProviderUnavailable = (cause: unknown) =>
  new ApiError(
    {
      status: 503,
      code: 'identity_provider_unavailable',
      message: 'The identity provider does not respond.',
      headers: { 'Retry-After': '5' },
    },
    { cause },
  )

/** Reports that the session's last confirmation of the password is too old for the operation. */
export const confirmationRequired = () =>
  new ApiError({ status: 403, code: 'confirmation_required', message: 'This action is unauthorized.' })

/**
 * Reports that the same person may not perform both steps.
 *
 * @param unconfirmed - the users whose logins must be confirmed before the caller counts as a second person; empty if
 *   that would not help
 */
export const secondPersonRequired = (unconfirmed: number[] = []) =>
  new ApiError({
    status: 403,
    code: 'second_person_required',
    message: 'This action is unauthorized.',
    ...(unconfirmed.length > 0 && { unconfirmed_user_ids: unconfirmed }),
  })

/** Reports that other users have to decide on the current step of leave. */
export const notTheApprover = () =>
  new ApiError({ status: 403, code: 'not_the_approver', message: 'This action is unauthorized.' })

export const invalidTwoFactorCode = () =>
  new ApiError({
    status: 401,
    code: 'invalid_two_factor_code',
    message: 'The provided two-factor code is invalid.',
    headers: challenge(),
  })

/**
 * Reports that the resource in the path does not exist. For references in a body or a filter, see `unknownReference`.
 */
export const notFound = () => new ApiError({ status: 404, code: 'not_found', message: 'Not found.' })

/** Reports that the service does not have this path. */
export const routeNotFound = () => new ApiError({ status: 404, code: 'route_not_found', message: 'Not found.' })

/**
 * Reports that the path does not allow the method. A response to OPTIONS has the same headers, but a success status.
 *
 * @param methods - the methods of the path; HEAD is allowed wherever GET is, and OPTIONS on every path
 */
export const methodNotAllowed = (methods: string[]) =>
  new ApiError({
    status: 405,
    code: 'method_not_allowed',
    message: 'Method not allowed.',
    headers: { Allow: [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ') },
  })

/** Reports that the current state does not allow the action. */
export const illegalTransition = (message: string, current_status: string) =>
  new ApiError({ status: 409, code: 'illegal_state', message, current_status })

/** Reports that the request conflicts with other data; `errors` locates the conflict in the request. */
export const conflict = (message: string, errors: Problem[]) =>
  new ApiError({ status: 409, code: 'conflict', message, errors })

/** Reports a conflict with a single problem. Its message is a complete sentence. */
export const conflictAt = (problem: Problem) => conflict(problem.message, [problem])

/** Reports that browsers do not offer passkeys to the origin of the service. */
export const passkeysUnavailable = () =>
  new ApiError({
    status: 409,
    code: 'passkeys_unavailable',
    message: 'Passkeys need a PUBLIC_URL with HTTPS and a domain name, or on localhost.',
  })

export const requestInProgress = () =>
  new ApiError({
    status: 409,
    code: 'in_progress',
    message: 'A request with this Idempotency-Key is still running.',
    headers: { 'Retry-After': '1' },
  })

/** Reports that the resource existed, but was removed permanently. */
export const resourceGone = (message: string, current_status?: string) =>
  new ApiError({ status: 410, code: 'gone', message, ...(current_status && { current_status }) })

/**
 * Reports that the resource has another version.
 *
 * @param thing - the resource in the path, such as `Person 1`
 * @param ifMatch - the versions in `If-Match`, unparsed
 */
export const preconditionFailed = (thing: string, current_version: number, ifMatch: string) =>
  new ApiError({
    status: 412,
    code: 'precondition_failed',
    message: `${thing} is at version ${current_version}; you sent ${ifMatch}.`,
    current_version,
  })

export const ifMatchRequired = () =>
  new ApiError({ status: 428, code: 'precondition_required', message: 'If-Match is required.' })

/**
 * Reports a body, or another part of the request, that is too large.
 *
 * @param maxBytes - the maximum size, a whole number of KiB or MiB
 */
export const tooLarge = (maxBytes: number, subject = 'The body') =>
  new ApiError({ status: 413, code: 'too_large', message: `${subject} is larger than ${formatSize(maxBytes)}.` })

const formatSize = (bytes: number): string => (bytes < 2 ** 20 ? `${bytes / 2 ** 10} KiB` : `${bytes / 2 ** 20} MiB`)

export const unsupportedMediaType = (expected = 'application/json in UTF-8') =>
  new ApiError({ status: 415, code: 'unsupported_media_type', message: `The body must be ${expected}.` })

export const validationFailed = (errors: Problem[]) =>
  new ApiError({ status: 422, code: 'validation_failed', message: 'The given data was invalid.', errors })

export const isNoReference = 'must be the id of an existing record'

/**
 * Reports that a body or a filter references a resource that does not exist, or that the caller may not read. For a
 * path, see `notFound`.
 *
 * @param path - the location of the ID in the request, such as `body.manager_id`
 */
export const unknownReference = (path: string) =>
  validationFailed([{ path, code: 'unknown_record', message: isNoReference }])

/**
 * Reports that an authenticated user sent a wrong password or code. This is not a 401, which generic clients interpret
 * as the end of the session.
 *
 * @param path - the location of the password or code in the request
 */
export const wrongProof = (path: string) => validationFailed([{ path, code: 'incorrect', message: 'is wrong' }])

/** Reports that rules prevent the approval; `blockers` names each rule and the person concerned. */
export const blocked = (blockers: Schemas['PayRunFinding'][]) =>
  new ApiError({ status: 422, code: 'blocked', message: 'The pay run cannot be approved yet.', blockers })

export const idempotencyKeyReused = () =>
  new ApiError({
    status: 422,
    code: 'idempotency_key_reused',
    message: 'This Idempotency-Key was used for another request.',
  })

export const tooManyAttempts = (retryAfterSeconds: number) =>
  new ApiError({
    status: 429,
    code: 'too_many_attempts',
    message: 'Too many attempts.',
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  })

/** Reports that the caller exceeds the rate limit or the limit of waiting requests. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  new ApiError({
    status: 429,
    code: 'rate_limited',
    message: 'Too many attempts.',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })

export const serverError = (cause: unknown) =>
  new ApiError({ status: 500, code: 'server_error', message: 'Server error.' }, { cause })

/** Reports that too little memory is left for request bodies. */
export const tooManyBodies = () =>
  new ApiError({
    status: 503,
    code: 'unavailable',
    message: 'Too many large requests are being read. Try again in a moment.',
    headers: { 'Retry-After': '1' },
  })

export const unavailable = (cause: unknown) =>
  new ApiError(
    { status: 503, code: 'unavailable', message: 'Service unavailable.', headers: { 'Retry-After': '1' } },
    { cause },
  )
