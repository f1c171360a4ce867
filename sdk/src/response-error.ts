import {
  BadRequestError,
  type Blocker,
  ConflictError,
  GoneError,
  NotFoundError,
  PayloadTooLargeError,
  PermissionDeniedError,
  PreconditionFailedError,
  PreconditionRequiredError,
  RateLimitedError,
  type RequestProblem,
  ServerError,
  UnauthenticatedError,
  ValidationFailedError,
  WorkforceError,
} from './errors.ts'
import { parseJson } from './parse-json.ts'

/** The error class for each status. Other 5xx statuses use `ServerError`, all others `WorkforceError`. */
const classes: Record<number, typeof WorkforceError> = {
  400: BadRequestError,
  401: UnauthenticatedError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  412: PreconditionFailedError,
  413: PayloadTooLargeError,
  422: ValidationFailedError,
  428: PreconditionRequiredError,
  429: RateLimitedError,
}

/** Returns the error class for a status. */
export function errorClass(status: number): typeof WorkforceError {
  return classes[status] ?? (status >= 500 ? ServerError : WorkforceError)
}

/**
 * Creates the error for a response that is not a success.
 *
 * @param operation - the operation that was called
 * @param response - the response, for its status and headers
 * @param text - the body of the response, from the service or from a proxy in between
 * @param retryAfterSeconds - the delay that the response requests
 */
export function responseError(
  operation: string,
  response: Response,
  text: string,
  retryAfterSeconds: number | undefined,
): WorkforceError {
  const { status, headers } = response
  const body = parseErrorBody(text)
  const code = body.code ?? `http_${status}`
  const requestId = body.request_id ?? headers.get('x-request-id') ?? undefined
  const reason = body.message ?? (response.statusText || 'No reason given.')
  const further = (body.errors ?? []).filter(({ message }) => message !== reason)
  const problems = further.map(({ path, message }) => `${path} ${message}`)
  const details = [missingFor(body) ?? reason, problems.join('; ')].filter(Boolean)
  const reference = requestId === undefined ? '' : `, ${requestId}`
  return new (errorClass(status))(`${operation}: ${details.join(' ')} (${status} ${code}${reference})`, {
    code,
    reason,
    status,
    requestId,
    headers,
    errors: body.errors,
    currentStatus: body.current_status,
    blockers: body.blockers,
    requiredScope: body.required_scope,
    currentVersion: body.current_version,
    unconfirmedUserIds: body.unconfirmed_user_ids,
    singleSignOnUrl: body.single_sign_on_url,
    retryAfterSeconds,
  })
}

/** The requirement that a refused call did not meet, by error code. */
const missing: Record<string, string> = {
  two_factor_required: 'needs a second factor, which the user has not set up',
  confirmation_required: 'needs a fresh proof of the password, from me.confirmPassword',
  second_person_required: 'needs a user other than the one who took the last step',
  not_the_approver: 'is for the approvers of the current step',
  precondition_required: 'needs the option ifMatch, with the version that the change is based on',
}

/** Returns the requirement that a refused call did not meet, if there is one. */
const missingFor = ({ code = '', required_scope }: ErrorMembers): string | undefined =>
  required_scope === undefined ? missing[code] : `needs the scope ${required_scope}`

interface ErrorMembers {
  message?: string
  code?: string
  request_id?: string
  errors?: RequestProblem[]
  current_status?: string
  blockers?: Blocker[]
  required_scope?: string
  current_version?: number
  unconfirmed_user_ids?: number[]
  single_sign_on_url?: string
}

/** Parses an error body. A proxy may send any content, so members of an unexpected type are ignored. */
function parseErrorBody(text: string): ErrorMembers {
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null) return {}
  const {
    errors,
    blockers,
    current_version,
    unconfirmed_user_ids: unconfirmed,
    ...members
  } = body as Record<string, unknown>
  const strings = Object.entries(members).filter(([, value]) => typeof value === 'string')
  return {
    ...Object.fromEntries(strings),
    ...(typeof current_version === 'number' && { current_version }),
    ...(Array.isArray(errors) ? { errors: errors.filter(isProblem) } : {}),
    ...(Array.isArray(blockers) ? { blockers: blockers.filter(isBlocker) } : {}),
    ...(Array.isArray(unconfirmed) ? { unconfirmed_user_ids: unconfirmed.filter(Number.isInteger) } : {}),
  }
}

function isProblem(value: Partial<RequestProblem> | null): value is RequestProblem {
  return typeof value?.path === 'string' && typeof value.message === 'string'
}

function isBlocker(value: Partial<Blocker> | null): value is Blocker {
  const isAboutPerson = value?.person_id === null || typeof value?.person_id === 'number'
  return isAboutPerson && typeof value.code === 'string' && typeof value.message === 'string'
}
