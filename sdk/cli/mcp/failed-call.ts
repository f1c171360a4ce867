import {
  ConflictError,
  ConnectionError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitedError,
  ServerError,
  TimeoutError,
  UnauthenticatedError,
  ValidationFailedError,
  WorkforceError,
} from 'workforce-sdk'
import type { CallToolResult } from './library.ts'
import { markedText } from './marked-data.ts'
import type { Context, Tool } from './tool.ts'

/** Returns the result of a failed call: the reason, the ID of the request, and what the model can do about it. */
export function failedResult(error: unknown, tool: Tool, context: Pick<Context, 'idempotencyKey'>): CallToolResult {
  const text = error instanceof WorkforceError ? describe(error, tool, context) : `${tool.name} failed: ${error}`
  return { isError: true, content: [{ type: 'text', text }] }
}

function describe(error: WorkforceError, tool: Tool, context: Pick<Context, 'idempotencyKey'>): string {
  const { status, code, requestId, reason } = error
  const names = [status, code, requestId && `request ${requestId}`].filter(Boolean).join(', ')
  const { errors, blockers } = error as Partial<ValidationFailedError>
  const details = markedText({ reason, ...(errors?.length && { errors }), ...(blockers?.length && { blockers }) })
  return `${tool.name} failed (${names}). ${remedy(error, tool, context)}\n${details}`
}

function remedy(error: WorkforceError, tool: Tool, { idempotencyKey }: Pick<Context, 'idempotencyKey'>): string {
  if (error instanceof UnauthenticatedError)
    return 'The service refuses the API key. Do not try again: ask the user to set WORKFORCE_API_KEY to a valid key and to restart this server.'
  if (error instanceof PermissionDeniedError && error.requiredScope)
    return `The API key lacks the scope ${error.requiredScope}. Do not try again: inform the user.`
  if (error instanceof PermissionDeniedError)
    return 'A rule of the service excludes this API key. Do not try again: inform the user.'
  if (error instanceof NotFoundError)
    return 'There is no such record, or the key may not read it. Get its ID from a tool that finds records.'
  if (error instanceof ConflictError)
    return 'It conflicts with the current state. Read the record again before you decide.'
  if (error instanceof ValidationFailedError) return 'Correct the values that `errors` names, and call it again.'
  if (error instanceof RateLimitedError) return `Call it again after ${error.retryAfterSeconds ?? 30} seconds.`
  const isTransient = error instanceof ServerError || error instanceof ConnectionError || error instanceof TimeoutError
  if (isTransient && tool.isChange)
    return `The change may have been made. Call it again with the same input and idempotency_key ${idempotencyKey}, which does not repeat the change.`
  return isTransient ? 'The failure is temporary: call it again in a few seconds.' : 'Inform the user.'
}
