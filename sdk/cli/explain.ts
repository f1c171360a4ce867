import {
  ConnectionError,
  PermissionDeniedError,
  RateLimitedError,
  ServerError,
  TimeoutError,
  UnauthenticatedError,
  ValidationFailedError,
  WorkforceError,
} from 'workforce-sdk'
import type { Settings } from './command.ts'

/** A failure whose message also states the remedy. */
export class UserError extends Error {}

/** Returns a sentence that states the failure and the remedy. */
export function explain(error: unknown, { url }: Pick<Settings, 'url'>): string {
  const keys = `${new URL(url).origin}/console/api-keys`
  if (error instanceof UserError) return error.message
  if (error instanceof ConnectionError || error instanceof TimeoutError) {
    return `${describeOutage(error, url)} Is the service running? --url or WORKFORCE_URL name another address.`
  }
  if (error instanceof ServerError || error instanceof RateLimitedError) {
    return `${describeOutage(error, url)} ${error.reason}`
  }
  if (error instanceof UnauthenticatedError) {
    return `The service at ${url} refuses the API key (${error.code}): check WORKFORCE_API_KEY, or make a new key at ${keys}.`
  }
  if (error instanceof PermissionDeniedError && error.requiredScope) {
    return `The API key lacks the scope ${error.requiredScope}: make one that has it at ${keys}.`
  }
  if (error instanceof ValidationFailedError && error.errors.some(({ path }) => /cursor|since/.test(path))) {
    return '--from is not a cursor of this service: give now, a time such as 2026-01-15T09:30:00Z, or what listen printed.'
  }
  if (error instanceof WorkforceError && (error.requestId === undefined || error.code === 'route_not_found')) {
    return `There is no Workforce API at ${url}: it responds with ${error.status}. --url or WORKFORCE_URL name another address.`
  }
  return error instanceof Error ? error.message : String(error)
}

/** Describes a temporary failure: a missing response, or its status. */
export function describeOutage(error: WorkforceError, url: string): string {
  if (error.status !== undefined) return `${new URL(url).origin} responds with ${error.status}.`
  const { code } = (error.cause as { cause?: { code?: string } } | undefined)?.cause ?? {}
  const reason = error instanceof TimeoutError ? 'not in time' : code
  return `No response from ${new URL(url).origin}${reason ? ` (${reason})` : ''}.`
}
