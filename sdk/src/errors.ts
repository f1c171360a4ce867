/** A problem with the request, as reported by the service. */
export interface RequestProblem {
  /** The place in the request, such as `body.email`. */
  path: string
  /** The rule that the value breaks, such as `too_long`; treat an unknown code as `invalid`. */
  code?: string
  message: string
  /** The limit that the value exceeds, if the rule has one. */
  limit?: number | string
  /** The part of the value that the problem is about, if it is not the whole value. */
  detail?: string
}

/** A reason why a pay run cannot be approved, as reported by the service. */
export interface Blocker {
  code: string
  message: string
  /** The person concerned; null if the reason does not concern a single person. */
  person_id: number | null
}

/** The details of a failed call. */
export interface FailureDetails {
  code: string
  reason?: string | undefined
  status?: number | undefined
  requestId?: string | undefined
  headers?: Headers | undefined
  idempotencyKey?: string | undefined
  errors?: RequestProblem[] | undefined
  currentStatus?: string | undefined
  blockers?: Blocker[] | undefined
  requiredScope?: string | undefined
  currentVersion?: number | undefined
  unconfirmedUserIds?: number[] | undefined
  singleSignOnUrl?: string | undefined
  retryAfterSeconds?: number | undefined
  cause?: unknown
}

/** The error of a failed call. `message` contains the operation and the reason. */
export class WorkforceError extends Error {
  override readonly name: string = 'WorkforceError'
  /**
   * The stable code for programs: a code of the service, or `connection_failed`, `timed_out`, `aborted`,
   * `malformed_answer`.
   */
  readonly code: string
  /** The message of the service for people, without the operation, the problems of single members and the codes. */
  readonly reason: string
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined
  /** The ID of the request. Quote it when you ask for support. */
  readonly requestId: string | undefined
  /** The headers of the response; undefined without one. Not enumerable, so that `console.log` omits them. */
  readonly headers: Headers | undefined
  /**
   * The idempotency key of the request. If the response is missing or cannot be read, the change may have been made:
   * another call with this `idempotencyKey` does not repeat it and returns its response.
   */
  readonly idempotencyKey: string | undefined

  constructor(message: string, details: FailureDetails) {
    const { code, reason = message, status, requestId, headers, idempotencyKey, cause } = details
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.reason = reason
    this.status = status
    this.requestId = requestId
    this.headers = headers
    this.idempotencyKey = idempotencyKey
    hideProperties(this)
  }
}

/**
 * Hides headers, empty members and duplicates from `console.log` and `JSON.stringify`. Node shows the `errors` of each
 * error even if the property is not enumerable.
 */
function hideProperties(error: WorkforceError): void {
  for (const [name, value] of Object.entries(error)) {
    const isEmpty = value === undefined || (name !== 'errors' && Array.isArray(value) && value.length === 0)
    const isRepeated = name === 'reason' && error.message.includes(value)
    if (isEmpty || isRepeated || name === 'headers') Object.defineProperty(error, name, { enumerable: false })
  }
}

/** 400: the request cannot be read. */
export class BadRequestError extends WorkforceError {
  override readonly name = 'BadRequestError'
}

/**
 * 401: `code` states whether the token is missing, malformed, expired or revoked (`token_expired`, …), or that a login
 * failed. An expired token is renewed first, when the client has a refresh token.
 */
export class UnauthenticatedError extends WorkforceError {
  override readonly name = 'UnauthenticatedError'
  /** The page that starts a login with single sign-on, if the business requires it (`sso_required`). */
  readonly singleSignOnUrl: string | undefined

  constructor(message: string, details: FailureDetails) {
    super(message, details)
    this.singleSignOnUrl = details.singleSignOnUrl
    hideProperties(this)
  }
}

/** 403: the token lacks a scope, or a rule excludes this caller. */
export class PermissionDeniedError extends WorkforceError {
  override readonly name = 'PermissionDeniedError'
  /** The scope that the token lacks, if that is why the call failed. */
  readonly requiredScope: string | undefined
  /**
   * The IDs of users whose logins must be confirmed before the caller counts as a second person; empty if confirming
   * would not suffice.
   */
  readonly unconfirmedUserIds: number[]

  constructor(message: string, details: FailureDetails) {
    super(message, details)
    this.requiredScope = details.requiredScope
    this.unconfirmedUserIds = details.unconfirmedUserIds ?? []
    hideProperties(this)
  }
}

/** 404: the business has no such resource, or, with the code `route_not_found`, the service has no such path. */
export class NotFoundError extends WorkforceError {
  override readonly name = 'NotFoundError'
}

/** 409: the request conflicts with the current state. */
export class ConflictError extends WorkforceError {
  override readonly name = 'ConflictError'
  /** The current state of the resource, if it does not allow the request. */
  readonly currentStatus: string | undefined
  /** The members whose values another record already has, such as an email address. */
  readonly errors: RequestProblem[]

  constructor(message: string, details: FailureDetails) {
    super(message, details)
    this.currentStatus = details.currentStatus
    this.errors = details.errors ?? []
    hideProperties(this)
  }
}

/** 410: the resource existed and was removed permanently, such as a signing link that has ended. */
export class GoneError extends WorkforceError {
  override readonly name = 'GoneError'
  /** The final state of the subject of the resource, such as a document, if the service states it. */
  readonly currentStatus: string | undefined

  constructor(message: string, details: FailureDetails) {
    super(message, details)
    this.currentStatus = details.currentStatus
    hideProperties(this)
  }
}

/** 412: `ifMatch` names an older version. */
export class PreconditionFailedError extends WorkforceError {
  override readonly name = 'PreconditionFailedError'
  /** The current version of the resource. */
  readonly currentVersion: number | undefined

  constructor(message: string, details: FailureDetails) {
    super(message, details)
    this.currentVersion = details.currentVersion
    hideProperties(this)
  }
}

/** 413: the body is larger than the operation accepts. */
export class PayloadTooLargeError extends WorkforceError {
  override readonly name = 'PayloadTooLargeError'
}

/** 428: the operation requires `ifMatch`, as does the type of its method. */
export class PreconditionRequiredError extends WorkforceError {
  override readonly name = 'PreconditionRequiredError'
}

/** 422: the request violates the contract or a rule. */
export class ValidationFailedError extends WorkforceError {
  override readonly name = 'ValidationFailedError'
  /** All problems of the request. */
  readonly errors: RequestProblem[]
  /** The reasons why a pay run cannot be approved, if that is why the call failed. */
  readonly blockers: Blocker[]

  constructor(message: string, details: FailureDetails) {
    super(message, details)
    this.errors = details.errors ?? []
    this.blockers = details.blockers ?? []
    hideProperties(this)
  }
}

/** 429: too many requests. */
export class RateLimitedError extends WorkforceError {
  override readonly name = 'RateLimitedError'
  /** The seconds that the service asks the caller to wait, if stated. */
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, details: FailureDetails) {
    super(message, details)
    this.retryAfterSeconds = details.retryAfterSeconds
    hideProperties(this)
  }
}

/** 5xx: a failure of the service. */
export class ServerError extends WorkforceError {
  override readonly name = 'ServerError'
}

/** No response was received, or only a part of it. `cause` is the error of the platform. */
export class ConnectionError extends WorkforceError {
  override readonly name = 'ConnectionError'
}

/** The complete response was not received in time. */
export class TimeoutError extends WorkforceError {
  override readonly name = 'TimeoutError'
}

/** The call's `signal` aborted it; `cause` is the signal's reason. */
export class AbortedError extends WorkforceError {
  override readonly name = 'AbortedError'
}

/** Creates the error of a call that its own signal aborted. */
export function abortedBy(signal: AbortSignal | undefined, operation: string): AbortedError {
  return new AbortedError(`${operation}: aborted`, { code: 'aborted', cause: signal?.reason })
}
