import { isIP } from 'node:net'
import type { Request, RequestHandler, Response } from 'express'
import type { OperationId } from '../operation/contract/contract.ts'
import { ApiError, type Problem } from '../operation/errors.ts'
import { anonymous, callerName, createRequestId } from '../operation/principal.ts'
import type { GlobalWork } from '../operation/work.ts'
import type { Log } from '../process/log.ts'
import { openRequestSpan } from '../process/tracing.ts'
import { type BodyBudget, type BodyLimits, reserveBody } from './body/body-budget.ts'
import type { FinishedRequest } from './metrics.ts'

type PageName = 'passwordPage' | 'signingPage' | 'verifyPage' | 'consolePage' | 'mailBounces' | 'oauth'

/** The state of one request while the service processes it. */
export interface Exchange {
  requestId: string
  /** The work of the request: anonymous and without a business until the caller is identified. */
  work: GlobalWork & { business_id?: number }
  /** Whether the business requires a second factor that the caller lacks. */
  lacksTwoFactor?: boolean
  /** The operation of the contract or the page, once the route is known. */
  operation?: OperationId | PageName | `scim.${string}`
  /**
   * Whether the response may contain a secret: true for every page behind a link, and for values that an operation
   * shows once.
   */
  showsSecrets: boolean
  /**
   * Refuses a body whose `Content-Length` is too large, and reserves memory for the body until the connection closes.
   * Must be called before a body is read.
   *
   * @throws {ApiError} 413, or 503 when too little memory is left
   */
  reserveBody(limits: BodyLimits): void
  /** The body as it was sent; for a form, its parts other than the file, and a hash of all parts. */
  rawBody?: Buffer
  /** The files of a form by name; the checked body has a placeholder for each. */
  files?: Record<string, Buffer>
  /** Problems in the parts of a form, which the contract check reports with its own. */
  formProblems?: Problem[]
  /** The ID of the request's trace, if there is one. */
  traceId?: string
  /** The reason for a failure, for the log only. */
  error?: unknown
}

declare global {
  // biome-ignore lint/style/noNamespace: Express's request type can be extended in no other way
  namespace Express {
    interface Request {
      exchange: Exchange
    }
  }
}

interface Surroundings extends Pick<GlobalWork, 'config' | 'db' | 'reactions'> {
  log: Log
  bodies: BodyBudget
  /** Called after every request. */
  onFinished?: ((request: FinishedRequest) => void) | undefined
}

/** Creates the middleware that sets the request ID and the work, and logs one line when the connection closes. */
export function openExchange({ config, db, reactions, log, bodies, onFinished }: Surroundings): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now()
    const requestId = createRequestId()
    const origin = {
      request_id: requestId,
      ip: callerAddress(req),
      user_agent: req.get('User-Agent')?.slice(0, 500) ?? null,
    }
    const work = { db, by: anonymous, origin, now: new Date(), config, reactions }
    const exchange: Exchange = {
      requestId,
      work,
      showsSecrets: true,
      reserveBody: (limits) => reserveBody(bodies, req, res, limits),
    }
    req.exchange = exchange
    res.setHeader('X-Request-Id', exchange.requestId)
    res.once('close', () => {
      const durationMs = Math.round((performance.now() - startedAt) * 10) / 10
      logExchange(log, exchange, req.method, res, durationMs)
      onFinished?.({ operation: exchange.operation ?? null, status: res.statusCode, durationMs })
    })
    next()
  }
}

/**
 * Returns the caller's address without a port, which some proxies add (`1.2.3.4:5678`, `[2001:db8::1]:5678`). If the
 * proxies provide no valid address, returns the address of the last proxy.
 */
function callerAddress(req: Request): string | null {
  const { groups } = /^(?<v4>[\d.]+):\d+$|^\[(?<v6>[^\]]+)\](:\d+)?$/.exec(req.ip ?? '') ?? {}
  const address = groups?.v4 ?? groups?.v6 ?? req.ip ?? ''
  return isIP(address) ? address : (req.socket.remoteAddress ?? null)
}

/** Logs a request with its operation instead of its path, which may contain a token. */
function logExchange(log: Log, exchange: Exchange, method: string, res: Response, duration_ms: number): void {
  const { requestId, work, operation, traceId, error = res.errored ?? undefined } = exchange
  const failed = res.statusCode >= 500 || (error !== undefined && !res.writableFinished)
  const level = failed ? 'error' : 'info'
  if (!log.isLevelEnabled(level)) return
  log[level](
    {
      request_id: requestId,
      operation: operation ?? null,
      method,
      status: res.statusCode,
      duration_ms,
      ...(work.business_id !== undefined && { business_id: work.business_id, principal: callerName(work.by) }),
      ...(traceId && { trace_id: traceId }),
      ...(!res.writableFinished && { aborted: true }),
      ...(failed && error !== undefined && { err: error instanceof ApiError ? error.cause : error }),
    },
    'request',
  )
}

/** Creates a span for each request, if traces are sent. Omits paths, as they may contain a token. */
export const traceRequest: RequestHandler = (req, res, next) => {
  const span = openRequestSpan(req.method, req.headers)
  if (!span) return next()
  const { exchange } = req
  exchange.traceId = span.traceId
  res.once('close', () => {
    const { operation, requestId, work } = exchange
    const attributes = {
      'http.request.method': req.method,
      'http.response.status_code': res.statusCode,
      'workforce.operation': operation,
      'workforce.request_id': requestId,
      'workforce.business_id': work.business_id,
    }
    span.end(operation ?? req.method, attributes, res.statusCode >= 500)
  })
  span.run(next)
}
