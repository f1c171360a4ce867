import assert from 'node:assert/strict'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { type Response, readContract, resolve, type Schema } from '../../../openapi/read/contract.ts'
import { listOperations, type Operation, successResponses } from '../../../openapi/read/operations.ts'
import { closed } from '../../../openapi/read/schemas.ts'
import type { OperationId } from '../../../server/operation/contract/contract.ts'
import type { TestResponse } from '../service/app.ts'

/* The contract for tests. Responses are validated without the server's code, so that its errors are detected. */

/** An operation of the contract, reduced to the members that tests need. */
export interface ContractOperation
  extends Pick<
    Operation,
    | 'isPublic'
    | 'scopes'
    | 'parameters'
    | 'responses'
    | 'servesSelf'
    | 'isUserOnly'
    | 'isBeforeTwoFactor'
    | 'needsConfirmation'
  > {
  id: OperationId
  /** The HTTP method in upper case. */
  method: string
  /** The path with its prefix, such as `/v1/people/{id}`. */
  path: string
  /** The schema of the JSON body, if there is one. */
  body: Schema | undefined
  /** The schema of the form, if there is one. */
  form: Schema | undefined
  /** The status of the success response. */
  success: number
}

/**
 * Callers must accept additional members in responses. In this copy, additional members are errors, so that none is
 * added by mistake.
 */
const contract = closed(readContract())

/** Resolves a schema that is a reference. */
export const resolveSchema = (schema: Schema): Schema => resolve<Schema>(contract, schema)

/** All operations of the contract. */
export const operations: ContractOperation[] = listOperations(contract).map((operation) => ({
  ...operation,
  id: operation.id as OperationId,
  method: operation.method.toUpperCase(),
  path: operation.fullPath,
  parameters: operation.parameters.map((parameter) => ({ ...parameter, schema: resolveSchema(parameter.schema) })),
  body: operation.requestBody?.content['application/json']?.schema,
  form: operation.requestBody?.content['multipart/form-data']?.schema,
  success: Number(successResponses(operation)[0]?.[0]),
}))

/**
 * Returns an operation of the contract.
 *
 * @throws when the contract has no such operation
 */
export function operation(id: OperationId): ContractOperation {
  const match = operations.find((candidate) => candidate.id === id)
  assert.ok(match, `openapi/v1.yaml has no operation ${id}`)
  return match
}

// `npm run check` lints the contract: validating its schemas here would add a quarter of a second per test file, and so
// would inlining references and optimising code.
const fastOptions = { validateSchema: false, inlineRefs: false, code: { optimize: false } }
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, ...fastOptions })
formats.default(ajv, { mode: 'full' })
ajv.addSchema({ $id: 'contract', components: contract.components })
const validators = new Map<Schema, ValidateFunction>()

/** Returns the validation problems of a value, such as `/data/id must be integer`; empty when it is valid. */
export function findProblems(schema: Schema, value: unknown): string[] {
  let validate = validators.get(schema)
  if (!validate) {
    validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')))
    validators.set(schema, validate)
  }
  return validate(value) ? [] : (validate.errors ?? []).map(toMessage)
}

const toMessage = ({ instancePath, message, data }: ErrorObject): string =>
  `${instancePath || 'the value'} ${message}: ${JSON.stringify(data)?.slice(0, 200)}`

/**
 * Checks a response against the contract: the operation must declare its status and body, it must have a request ID,
 * and it must be cacheable only if the contract allows it.
 *
 * @param id - undefined for a path without an operation, whose response must be an error of the catalogue
 */
export function assertResponse(id: OperationId | undefined, response: TestResponse): void {
  const { status, headers, text, body } = response
  const description = `${id ?? 'no operation'} responded with ${status} ${text.slice(0, 500)}`
  assert.match(String(headers['x-request-id']), /^req_[0-9a-f]{32}$/, description)

  const responses: Record<string, Response> = id ? operation(id).responses : { default: failure }
  const declared = responses[status] ?? (status >= 400 ? responses.default : undefined)
  assert.ok(declared, `the contract does not have the status: ${description}`)

  // Cacheable responses must be revalidated.
  const isCacheable = declared.headers?.['Cache-Control'] !== undefined
  assert.equal(headers['cache-control'], isCacheable ? 'private, no-cache' : 'no-store', description)
  const schema = declared.content?.['application/json']?.schema
  const [type] = Object.keys(declared.content ?? {})
  if (schema === undefined && type !== undefined) {
    assert.equal(String(headers['content-type']).split(';')[0], type, description)
    assert.match(String(headers['content-disposition']), /^attachment; filename="[\w.-]+"$/, description)
    return
  }
  if (schema === undefined) {
    assert.equal(text, '', description)
    assert.equal(headers['content-type'], undefined, description)
    return
  }
  assert.equal(headers['content-type'], 'application/json; charset=utf-8', description)
  assert.deepEqual(findProblems(schema, body), [], description)
  assert.equal(body.success, status < 400, description)
  if (status >= 400) assert.equal(body.request_id, headers['x-request-id'], description)
  if (status === 401) assert.match(String(headers['www-authenticate']), challenge, description)
  for (const { message } of body.errors ?? []) assert.doesNotMatch(message, ajvWords, description)
  if (status === 405) assert.ok(headers.allow, description)
  if (status === 429 || status === 503) assert.match(String(headers['retry-after']), /^[1-9]\d*$/, description)
  if (Number.isInteger(body.data?.version)) assert.equal(headers.etag, `"${body.data.version}"`, description)
}

/** Matches Ajv's own messages, and the fallback for keywords without a message. */
const ajvWords =
  /must NOT|must match|must be (equal|multiple of|valid|[<>]|(string|integer|number|boolean|array|object|null)\b)|must have required|is not valid$/

/** Matches the challenge of RFC 6750 § 3, which has no error if the request has no token, with the URL of RFC 9728 § 5.1. */
const challenge =
  /^Bearer realm="Workforce"(, error="invalid_token", error_description="[\w ,]+")?, resource_metadata="https?:\/\/[^"/]+\/\.well-known\/oauth-protected-resource"$/

const failure = { content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } } }
