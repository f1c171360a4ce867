import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Request, RequestHandler, Response } from 'express'
import type { Origin } from '../audit/record-audit.ts'
import type { OperationId } from '../operation/contract.ts'
import { ApiError } from '../operation/errors.ts'
import { type Principal, principalName } from '../operation/principal.ts'
import type { Log } from '../process/log.ts'
import type { FinishedRequest } from './request-metrics.ts'

/** What is known of one request on its way through the service. */
export interface Exchange {
  requestId: string
  origin: Origin
  now: Date
  em: EntityManager
  principal?: Principal
  /** The business asks for a second factor that the caller does not have. */
  lacksTwoFactor?: boolean
  /** The contract's operation, or the page beside it, once the route is known. */
  operation?: OperationId | 'passwordPage' | 'signingPage'
  /** The body as it was sent; of a form its JSON, and hashes of its files. */
  rawBody?: Buffer
  /** The files of a form by their names; the body that is checked has a letter in their place. */
  files?: Record<string, Buffer>
  /** Of the trace that it belongs to, where there is one. */
  traceId?: string
  /** Why it failed, for the log alone. */
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

/** Makes the id that an answer and its line in the log have in common. */
export const createRequestId = (): string => `req_${randomUUID().replaceAll('-', '')}`

/** Opens the exchange: request id, clock, a fork of the entity manager, and one line in the log when it is over. */
export function openExchange(orm: MikroORM, log: Log, onFinished?: (request: FinishedRequest) => void): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now()
    const requestId = createRequestId()
    const exchange: Exchange = {
      requestId,
      origin: {
        request_id: requestId,
        ip: callerAddress(req),
        user_agent: req.get('User-Agent')?.slice(0, 500) ?? null,
      },
      now: new Date(),
      em: orm.em.fork({ useContext: false }),
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
 * Where a request comes from, as a bare address: some proxies tell the port too (`1.2.3.4:5678`, `[2001:db8::1]:5678`).
 * Where they tell no address at all, it is the last one of them.
 */
function callerAddress(req: Request): string | null {
  const { groups } = /^(?<v4>[\d.]+):\d+$|^\[(?<v6>[^\]]+)\](:\d+)?$/.exec(req.ip ?? '') ?? {}
  const told = groups?.v4 ?? groups?.v6 ?? req.ip ?? ''
  return isIP(told) ? told : (req.socket.remoteAddress ?? null)
}

/** Paths are logged as the operation they belong to: the path itself may hold a token. */
function logExchange(log: Log, exchange: Exchange, method: string, res: Response, duration_ms: number): void {
  const { requestId, operation, principal, traceId, error } = exchange
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
      ...(principal && { business_id: principal.business_id, principal: principalName(principal) }),
      ...(traceId && { trace_id: traceId }),
      ...(!res.writableFinished && { aborted: true }),
      ...(failed && error !== undefined && { err: error instanceof ApiError ? error.cause : error }),
    },
    'request',
  )
}
