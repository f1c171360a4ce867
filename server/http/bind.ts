import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import type { OperationId } from '../operation/contract/contract.ts'
import type { ServedOperation } from '../operation/contract/served-operations.ts'
import { methodNotAllowed } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import type { DbReplica, GlobalWork, Work } from '../operation/work.ts'
import { publicOperations } from '../public-operations.gen.ts'
import { acceptCsv } from './accept-csv.ts'
import { authorizer } from './authorize.ts'
import { bodyReader } from './body/read-body.ts'
import type { AnyRules, ContractCheck } from './check/check-contract.ts'
import type { ResponseCheck } from './check/check-responses.ts'
import { once } from './idempotency.ts'
import { countRefused, type RequestLimits } from './limit-requests.ts'
import { type Reply, respond } from './respond.ts'

/** An operation in the form that `bind` uses. The types of each operation are checked in the map of operations. */
export interface AnyOperation {
  perform(work: never, request: never): Promise<Reply>
  rules?: AnyRules | undefined
  /** Whether a replica may serve the operation. */
  isReport?: boolean
  writes?: (request: never) => boolean
}

interface Binding {
  operations: ServedOperation[]
  handlers: Record<OperationId, AnyOperation>
  authenticate: RequestHandler
  limits: RequestLimits
  checkRequest: ContractCheck
  /** The check of responses; undefined if they are not validated. */
  checkResponse: ResponseCheck | undefined
  /** The replica that serves reports, if there is one. */
  replica: DbReplica | undefined
  /** Whether the process is stopping. */
  isStopping: () => boolean
}

/**
 * Registers every operation of the contract on a router. Each request passes these steps in order: authenticate, count,
 * authorise, read the body, check it against the contract, perform, respond.
 *
 * @throws when the contract and the handlers do not match, so that the process fails at startup rather than during a
 *   request
 */
export function bind(
  router: Router,
  { operations, handlers, authenticate, limits, checkRequest, checkResponse, replica, isStopping }: Binding,
): void {
  for (const problem of misfits(operations, handlers)) throw new Error(problem)

  const identify = countRefused(authenticate, limits)
  const areas = new Map<string | undefined, Router>()
  router.use(acceptCsv(operations))
  router.use((req, res, next) => {
    const area = areas.get(areaName(req.path))
    if (area) area(req, res, next)
    else next()
  })
  for (const [route, bound] of Map.groupBy(operations, ({ route }) => route)) {
    const area = areas.get(areaName(route)) ?? express.Router()
    areas.set(areaName(route), area)
    const path = area.route(route)
    const methods = bound.map(({ method }) => method.toUpperCase())
    path.all((req, res, next) => {
      const method = req.method === 'HEAD' ? 'GET' : req.method // Express passes a HEAD to the handler of GET
      if (methods.includes(method)) next()
      else limits.byAddress(req, res, (over) => next(over ?? methodNotAllowed(methods)))
    })
    for (const operation of bound) {
      path[operation.method as 'get'](
        (req, res, next) => {
          if (operation.deprecation !== undefined) warn(res, operation.deprecation)
          req.exchange.operation = operation.id
          req.exchange.showsSecrets = operation.secretMembers.size > 0
          next()
        },
        ...(operation.isPublic ? [] : [identify]),
        ...(operation.isUnlimited ? [] : [operation.isPublic ? limits.byAddress : limits.byPrincipal]),
        ...(operation.isPublic ? [] : [authorizer(operation)]),
        bodyReader(operation),
        checkRequest(operation)(handlers[operation.id].rules),
        ...(checkResponse ? [checkResponse(operation)] : []),
        ...(mayWait(operation) ? [withPresence([authenticate, authorizer(operation)], isStopping)] : []),
        performer(operation, handlers[operation.id], replica),
      )
    }
  }
}

/**
 * Sets the headers of a deprecated operation: the date of deprecation and the earliest date of removal (RFC 9745, RFC
 * 8594).
 */
function warn(res: Response, { since, sunset }: NonNullable<ServedOperation['deprecation']>): void {
  res.setHeader('Deprecation', `@${since.getTime() / 1000}`)
  res.setHeader('Sunset', sunset.toUTCString())
  res.setHeader('Link', '</docs/guides/versions#deprecation>; rel="deprecation"; type="text/html"')
}

const mayWait = ({ parameters }: ServedOperation): boolean =>
  parameters.some((parameter) => parameter.in === 'query' && parameter.name === 'wait')

/** Creates the middleware that lets a waiting operation check whether its caller is still connected and authorised. */
function withPresence(admission: RequestHandler[], isStopping: () => boolean): RequestHandler {
  return (req, res, next) => {
    const renew = async () => {
      req.exchange.work = { ...req.exchange.work, now: new Date() }
      for (const admit of admission) {
        await new Promise<void>((resolve, reject) =>
          admit(req, res, (refusal?: unknown) => (refusal ? reject(refusal) : resolve())),
        )
      }
      return req.exchange.work as Work<Principal>
    }
    req.exchange.work.presence = { hasEnded: () => res.closed || isStopping(), renew }
    next()
  }
}

/**
 * Returns the area of a path: `people` for `/v1/people/:id`. Express matches routes one by one, so each area has a
 * separate router.
 */
const areaName = (path: string): string | undefined => path.split('/', 3)[2]

function performer(
  operation: ServedOperation,
  { perform, isReport, writes }: AnyOperation,
  replica: DbReplica | undefined,
): RequestHandler {
  const headers = operation.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)

  return async (req: Request, res: Response) => {
    const { work, files } = req.exchange
    const header = Object.fromEntries(headers.map((name) => [name, req.headers[name.toLowerCase()]]))
    const body = files === undefined ? req.body : { ...req.body, ...files }
    const request = { path: req.params, query: req.query, header, body }
    const performIn = (inside: GlobalWork): Promise<Reply> => perform(inside as never, request as never)

    if (isReport && replica !== undefined && !writes?.(request as never)) {
      return await respond(res, await replica.read(work as Work, performIn), operation.fileType)
    }
    const key = header['Idempotency-Key']
    if (typeof key !== 'string') return await respond(res, await performIn(work), operation.fileType)
    const { reply, replayed } = await once(req, key, operation.secretMembers, performIn)
    if (replayed) res.setHeader('Idempotent-Replayed', 'true')
    await respond(res, reply)
  }
}

function* misfits(operations: ServedOperation[], handlers: Record<string, unknown>): Generator<string> {
  const ids = new Set<string>(operations.map(({ id }) => id))
  for (const id of ids)
    if (handlers[id] === undefined)
      yield `operation ${id} has no handler in server/operations.gen.ts: run \`npm run generate\``
  for (const id of Object.keys(handlers))
    if (!ids.has(id)) yield `server/operations.gen.ts handles ${id}, which the contract does not have`
  const open = new Set<string>(operations.filter((operation) => operation.isPublic).map(({ id }) => id))
  const listed = new Set<string>(publicOperations)
  for (const id of open.symmetricDifference(listed))
    yield `${id} is public either in the contract or in server/public-operations.gen.ts, not in both: run \`npm run generate\``
}
