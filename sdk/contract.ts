import { checkContract } from '../openapi/check-contract.ts'
import { type Contract, componentName, type Parameter, resolve } from '../openapi/read/contract.ts'
import {
  listErrorCodes,
  listOperations,
  type Operation,
  successResponses,
  successSchema,
} from '../openapi/read/operations.ts'

/** An operation, reduced to the parts that its SDK method needs. */
export interface SdkOperation {
  /** The operationId, such as `people.update`: the method `update` of the resource `people`. */
  id: string
  resource: string
  method: string
  verb: string
  /** The prefix of the path: `/v1`, or an empty string. */
  base: string
  path: string
  summary: string
  description: string
  /** The day until which a deprecated operation is guaranteed to work; undefined if it is not deprecated. */
  sunset: string | undefined
  /** The scopes that the token needs; empty if any token is accepted, or none is required. */
  scopes: string[]
  /** Whether the operation requires no token. */
  isPublic: boolean
  /** Whether the operation rejects API keys. */
  isUserOnly: boolean
  /** The path parameters, in the order of the path. */
  pathParameters: { name: string; type: 'number' | 'string'; description: string; example: unknown }[]
  query: { required: boolean; names: string[]; example: Record<string, unknown> } | undefined
  /** The request body. A form has a file in its member `file`. */
  body: { schema: string; example: unknown; isForm: boolean } | undefined
  /** Whether the header `If-Match` is required or optional; undefined if it is not accepted. */
  ifMatch: 'required' | 'optional' | undefined
  /** Whether the header `Idempotency-Key` is accepted. */
  idempotencyKey: boolean
  result: Result
  /** The failure responses, sorted by status. */
  failures: Failure[]
}

/** A failure response of an operation. */
export interface Failure {
  status: number
  description: string
  /** The codes of the error catalogue that the operation can return with this status. */
  codes: string[]
}

/** The content of a success response, with the names of its schemas. */
export type Result =
  | { kind: 'nothing' }
  | { kind: 'text' }
  | { kind: 'blob' }
  | { kind: 'data'; schema: string }
  | { kind: 'list'; schema: string; meta: string }

/** The error for a contract that breaks rules of the SDK; `problems` has one line per violation. */
export class ContractError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The SDK cannot be generated from this contract:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ContractError'
    this.problems = problems
  }
}

/** The request headers that have an option in the SDK. */
const knownHeaders = ['If-Match', 'Idempotency-Key']
/** Names that path parameters cannot have, as generated methods use them for other parameters. */
const reservedParameters = ['body', 'query', 'options']
/** The media type of requests that upload a file. */
const formType = 'multipart/form-data'
/** The page size of the SDK when it reads all pages (src/call.ts). */
const maxPageSize = 200
/** Names that resources cannot have, as the client uses them for other members. */
const reservedResources = ['request']

/**
 * Reads all operations, in the order of the contract.
 *
 * @throws {ContractError} with every violation of the rules that the SDK depends on
 */
export function readOperations(contract: Contract): SdkOperation[] {
  const resolved = listOperations(contract)
  const operationProblems = resolved.flatMap((operation) => findProblems(contract, operation, resolved))
  const problems = [...checkContract(contract), ...operationProblems]
  if (problems.length > 0) throw new ContractError(problems)
  return resolved.map((operation) => readOperation(contract, operation))
}

/** Returns the parts of an operation that the SDK does not support, one line each. */
function findProblems(contract: Contract, operation: Operation, all: Operation[]): string[] {
  const { id, path, parameters, requestBody } = operation
  const problems: string[] = []
  const [resource = ''] = id.split('.')
  if (reservedResources.includes(resource)) problems.push(`${id}: the client has a member ${resource} already`)
  if (all.find((other) => other.id === id) !== operation) problems.push(`${id}: two operations have this operationId`)
  if (/\{[^/]*\}[^/]|[^/]\{/.test(path)) problems.push(`${id}: a path parameter must be a whole segment of ${path}`)
  for (const { in: place, name } of parameters) {
    const isUnknown = place === 'cookie' || (place === 'header' && !knownHeaders.includes(name))
    if (isUnknown) problems.push(`${id}: no option of the SDK sets the ${place} ${name}`)
    const isReserved = reservedParameters.includes(name) || !/^[a-z]\w*$/.test(name)
    if (place === 'path' && isReserved) problems.push(`${id}: no path parameter can be named ${name} in the SDK`)
  }
  const limit = parameters.find(({ in: place, name }) => place === 'query' && name === 'limit')
  const isList = describeResult(contract, operation).kind === 'list'
  if (isList && (limit === undefined || resolve(contract, limit.schema).maximum !== maxPageSize)) {
    problems.push(`${id}: the SDK reads lists by a limit of ${maxPageSize}`)
  }
  for (const type of Object.keys(requestBody?.content ?? {})) {
    if (type !== 'application/json' && type !== formType) problems.push(`${id}: the SDK cannot send ${type}`)
  }
  return problems
}

function readOperation(contract: Contract, operation: Operation): SdkOperation {
  const { id, base, path, method: verb, summary, description, isPublic, isUserOnly, scopes, sunset } = operation
  const { parameters, requestBody } = operation
  const [resource = '', method = ''] = id.split('.')
  const form = requestBody?.content[formType]
  const media = form ?? requestBody?.content['application/json']
  const header = (name: string) => parameters.find((parameter) => parameter.in === 'header' && parameter.name === name)
  return {
    id,
    resource,
    method,
    verb: verb.toUpperCase(),
    base,
    path,
    summary,
    description,
    sunset,
    isPublic,
    isUserOnly,
    scopes,
    pathParameters: [...path.matchAll(/\{(.+?)\}/g)].map(([, name = '']) => {
      const declared = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)
      const isInteger = declared !== undefined && resolve(contract, declared.schema).type === 'integer'
      const description = declared?.description ?? ''
      return { name, type: isInteger ? 'number' : 'string', description, example: declared?.example }
    }),
    query: describeQuery(parameters.filter((parameter) => parameter.in === 'query')),
    body: media && { schema: componentName(media.schema) ?? '', example: media.example, isForm: form !== undefined },
    ifMatch: header('If-Match') && (header('If-Match')?.required ? 'required' : 'optional'),
    idempotencyKey: header('Idempotency-Key') !== undefined,
    result: describeResult(contract, operation),
    failures: listFailures(contract, operation),
  }
}

function listFailures(contract: Contract, operation: Operation): Failure[] {
  const { responses, parameters, requestBody, isPublic, description: text } = operation
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key')
  const isForm = requestBody?.content[formType] !== undefined
  const takesProof = isPublic || operation.isUserOnly
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description = '', content }]) => {
      const example = (content?.['application/json']?.example ?? {}) as { code?: string }
      const isPossible: Record<string, boolean> = {
        token_missing: !isPublic,
        token_malformed: !isPublic,
        token_expired: !isPublic,
        token_revoked: !isPublic,
        unauthenticated: takesProof,
        invalid_credentials: takesProof,
        invalid_two_factor_code: takesProof,
        two_factor_required: !isPublic && !operation.isBeforeTwoFactor,
        confirmation_required: operation.needsConfirmation,
        second_person_required: text.includes('second_person_required'),
        not_the_approver: text.includes('not_the_approver'),
        sso_required: ['auth.login', 'auth.resetPassword', 'passkeys.login'].includes(operation.id),
        sso_failed: operation.id === 'singleSignOn.finish',
        identity_provider_unavailable: operation.path.startsWith('/single-sign-on/'),
        passkeys_unavailable: operation.path.includes('/passkeys/') || operation.id === 'passkeys.register',
        in_progress: takesKey,
        idempotency_key_reused: takesKey,
        malformed_form: isForm,
        malformed_json: requestBody !== undefined && !isForm,
        blocked: example.code === 'blocked',
        route_not_found: false, // the SDK requests only existing paths
      }
      const codes = listErrorCodes(contract).filter(
        ({ code, statuses }) => statuses.includes(status) && isPossible[code] !== false,
      )
      return { status: Number(status), description, codes: codes.map(({ code }) => code) }
    })
}

function describeQuery(parameters: Parameter[]): SdkOperation['query'] {
  if (parameters.length === 0) return undefined
  const required = parameters.filter((parameter) => parameter.required)
  const names = parameters.map(({ name }) => name)
  return { required: required.length > 0, names, example: Object.fromEntries(required.map((p) => [p.name, p.example])) }
}

function describeResult(contract: Contract, operation: Operation): Result {
  const [[, { content = {} }] = ['', {}]] = successResponses(operation)
  const [type] = Object.keys(content)
  if (type === undefined) return { kind: 'nothing' }
  if (type.startsWith('text/')) return { kind: 'text' }
  if (type !== 'application/json') return { kind: 'blob' }
  const { data, meta } = successSchema(contract, operation)?.properties ?? {}
  const [item, page] = [componentName(data?.items), componentName(meta)]
  if (item !== undefined && page !== undefined) return { kind: 'list', schema: item, meta: page }
  return { kind: 'data', schema: componentName(data) ?? '' }
}
