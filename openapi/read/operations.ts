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

/** An operation, with its parameters and responses resolved. */
export interface Operation {
  id: string
  tags: string[]
  summary: string
  description: string
  /** The prefix of the path: `/v1`, or an empty string. */
  base: string
  path: string
  /** The path with its prefix, such as `/v1/people/{id}`. */
  fullPath: string
  /** The HTTP method in lower case. */
  method: string
  security: Record<string, string[]>[] | undefined
  /** Whether the operation requires no token. */
  isPublic: boolean
  /** The scopes that the token needs; empty if any token is accepted, or none is required. */
  scopes: string[]
  parameters: Parameter[]
  requestBody: RequestBody | undefined
  responses: Record<string, Response>
  isDeprecated: boolean
  /** The day since which the operation is deprecated. */
  deprecatedSince: string | undefined
  /** The day until which the operation is guaranteed to work. */
  sunset: string | undefined
  /** Whether the scope `self` alone gives access to the caller's own records. */
  servesSelf: boolean
  /** Whether the operation is about the caller's own login and therefore rejects API keys. */
  isUserOnly: boolean
  /** Whether the operation is available before the user has set up a second factor that the business requires. */
  isBeforeTwoFactor: boolean
  /** Whether users must have confirmed their password recently. */
  needsConfirmation: boolean
  /** Whether apps need no confirmation, because users have consented to the operation. */
  areAppsConfirmed: boolean
  /** The members of the body whose presence requires a recent password confirmation. */
  confirmedMembers: string[]
  /** Whether the operation is exempt from rate limits. */
  isUnlimited: boolean
  /** The samples that call the operation with curl and with the SDK. */
  samples: CodeSample[]
}

/** Returns the operations that the service provides, in the order of the contract. */
export const listOperations = (contract: Contract): Operation[] => operationsIn(contract, contract.paths)

/** Returns the requests that the service sends, one for each event type. `path` is the event type. */
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
    isUserOnly: object['x-users-only'] === true,
    isBeforeTwoFactor: object['x-before-two-factor'] === true,
    needsConfirmation: confirmation === true,
    areAppsConfirmed: object['x-apps-confirmed'] === true,
    confirmedMembers: Array.isArray(confirmation) ? confirmation : [],
    isUnlimited: object['x-unlimited'] === true,
    samples: object['x-codeSamples'] ?? [],
  }
}

/** Returns the error codes and the statuses of each, from the table in the description of `ErrorCode`. */
export function listErrorCodes(contract: Contract): { code: string; statuses: string[] }[] {
  const table = contract.components.schemas.ErrorCode?.description ?? ''
  const rows = table.matchAll(/^\| `(\w+)` \| ([\d, ]+) \|/gm)
  return [...rows].map(([, code = '', statuses = '']) => ({ code, statuses: statuses.split(', ') }))
}

/** Returns the success responses of an operation, with their statuses. */
export const successResponses = (operation: Operation): [status: string, response: Response][] =>
  Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))

/** Returns the schema of an operation's JSON success response, if there is one. */
export function successSchema(contract: Contract, operation: Operation): Schema | undefined {
  const [, response] = successResponses(operation)[0] ?? []
  const schema = response?.content?.['application/json']?.schema
  return schema && resolve<Schema>(contract, schema)
}
