import {
  type CodeSample,
  type Contract,
  type OperationObject,
  type Parameter,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
} from './contract.ts'

/** An operation with its parameters and responses resolved. */
export interface Operation {
  id: string
  tags: string[]
  summary: string
  description: string
  /** The prefix of its path: `/v1`, or an empty text. */
  base: string
  path: string
  /** From the root, such as `/v1/people/{id}`. */
  fullPath: string
  /** In lower case. */
  method: string
  security: Record<string, string[]>[] | undefined
  /** Whether it says that it needs no token. */
  isPublic: boolean
  /** The scopes that the token needs; empty if any token is accepted, or none is needed. */
  scopes: string[]
  parameters: Parameter[]
  requestBody: RequestBody | undefined
  responses: Record<string, Response>
  isDeprecated: boolean
  /** The day since which it is deprecated. */
  deprecatedSince: string | undefined
  /** The day until which it works at least. */
  sunset: string | undefined
  /** It also serves the caller's own things, for the scope `self` alone. */
  servesSelf: boolean
  /** About the caller's own login, so API keys cannot use it. */
  isUsersOnly: boolean
  /** Available before the user has set up a second factor that the business requires. */
  isBeforeTwoFactor: boolean
  /** Asks users for a proof of their password that is fresh. */
  needsConfirmation: boolean
  /** The members of its body that alone need such a proof. */
  confirmedMembers: string[]
  /** No budget counts its requests. */
  isUnlimited: boolean
  /** How it is called with curl, and with the SDK. */
  samples: CodeSample[]
}

/** The operations that we serve, in the order of the contract. */
export const listOperations = (contract: Contract): Operation[] => operationsIn(contract, contract.paths)

/** The requests that we send, one for each event type. `path` is the name of the type. */
export const listSentEvents = (contract: Contract): Operation[] => operationsIn(contract, contract.webhooks ?? {})

const operationsIn = (contract: Contract, paths: Contract['paths']): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, object]) => readOperation(contract, path, method, object)),
  )

function readOperation(contract: Contract, path: string, method: string, object: OperationObject): Operation {
  const base = (object.servers ?? contract.servers)?.[0]?.url.replace(/\/$/, '') ?? ''
  const confirmation = object['x-needs-confirmation'] ?? false
  const responses = Object.entries(object.responses)
  return {
    id: object.operationId,
    tags: object.tags ?? [],
    summary: object.summary ?? '',
    description: object.description ?? '',
    base,
    path,
    fullPath: base + path,
    method,
    security: object.security,
    isPublic: object.security?.length === 0,
    scopes: (object.security ?? []).flatMap(({ bearer = [] }) => bearer),
    parameters: (object.parameters ?? []).map((parameter) => resolve<Parameter>(contract, parameter)),
    requestBody: object.requestBody,
    responses: Object.fromEntries(responses.map(([status, each]) => [status, resolve<Response>(contract, each)])),
    isDeprecated: object.deprecated === true,
    deprecatedSince: object['x-deprecated-since'],
    sunset: object['x-sunset'],
    servesSelf: object['x-self'] === true,
    isUsersOnly: object['x-users-only'] === true,
    isBeforeTwoFactor: object['x-before-two-factor'] === true,
    needsConfirmation: confirmation === true,
    confirmedMembers: Array.isArray(confirmation) ? confirmation : [],
    isUnlimited: object['x-unlimited'] === true,
    samples: object['x-codeSamples'] ?? [],
  }
}

/** The codes of failures, each with the statuses that have it: the table in the description of `ErrorCode`. */
export function listErrorCodes(contract: Contract): { code: string; statuses: string[] }[] {
  const table = contract.components.schemas.ErrorCode?.description ?? ''
  const rows = table.matchAll(/^\| `(\w+)` \| ([\d, ]+) \|/gm)
  return [...rows].map(([, code = '', statuses = '']) => ({ code, statuses: statuses.split(', ') }))
}

/** The success responses of an operation, with their statuses. */
export const successResponses = (operation: Operation): [status: string, response: Response][] =>
  Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))

/** The schema of an operation's JSON success response, if it has one. */
export function successSchema(contract: Contract, operation: Operation): Schema | undefined {
  const [, response] = successResponses(operation)[0] ?? []
  const schema = response?.content?.['application/json']?.schema
  return schema && resolve<Schema>(contract, schema)
}
