import assert from 'node:assert/strict'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { type Response, readContract, resolve, type Schema } from '../../../openapi/read/contract.ts'
import { listOperations, type Operation, successResponses } from '../../../openapi/read/operations.ts'
import { closed } from '../../../openapi/read/schemas.ts'
import type { OperationId } from '../../../server/operation/contract/contract.ts'
import type { Answer } from '../service/app.ts'

/*
 * The contract for tests. It is validated without the server's own code, so that a mistake there cannot hide itself.
 */

/** An operation of the contract, in the form that tests need. */
export interface ContractOperation
  extends Pick<
    Operation,
    | 'isPublic'
    | 'scopes'
    | 'parameters'
    | 'responses'
    | 'servesSelf'
    | 'isUsersOnly'
    | 'isBeforeTwoFactor'
    | 'needsConfirmation'
  > {
  id: OperationId
  /** In capitals. */
  method: string
  /** From the root, such as `/v1/people/{id}`. */
  path: string
  /** The schema of its JSON body, if it has one. */
  body: Schema | undefined
  /** The schema of its form, if it has one. */
  form: Schema | undefined
  /** The success status. */
  success: number
}

/** Answers are open to callers. Here they are held to their exact members, so that nothing slips into one. */
const contract = closed(readContract())

/** Follows a reference of a schema. */
export const resolveSchema = (schema: Schema): Schema => resolve<Schema>(contract, schema)

/** Every operation of the contract. */
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

/** @throws when the contract has no such operation */
export function operation(id: OperationId): ContractOperation {
  const found = operations.find((candidate) => candidate.id === id)
  assert.ok(found, `openapi/v1.yaml has no operation ${id}`)
  return found
}

// `npm run check` lints the contract; validating its schemas here would cost each test file a quarter of a second.
// So would copies of schemas in all that refer to them, and tidy code.
const quickly = { validateSchema: false, inlineRefs: false, code: { optimize: false } }
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, ...quickly })
formats.default(ajv, { mode: 'full' })
ajv.addSchema({ $id: 'contract', components: contract.components })
const validators = new Map<Schema, ValidateFunction>()

/** @returns the problems of a value, such as `/data/id must be integer`; empty when it is valid */
export function findProblems(schema: Schema, value: unknown): string[] {
  let validate = validators.get(schema)
  if (!validate) {
    validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')))
    validators.set(schema, validate)
  }
  return validate(value) ? [] : (validate.errors ?? []).map(inWords)
}

const inWords = ({ instancePath, message, data }: ErrorObject): string =>
  `${instancePath || 'the whole'} ${message}: ${JSON.stringify(data)?.slice(0, 200)}`

/**
 * Checks an answer against the contract: its status and body belong to the operation, it has a request id, and it may
 * not be cached unless the contract says so.
 *
 * @param id - undefined for paths without an operation: then only failures of the catalogue are allowed
 */
export function assertAnswer(id: OperationId | undefined, answer: Answer): void {
  const { status, headers, text, body } = answer
  const told = `${id ?? 'no operation'} answered ${status} ${text.slice(0, 500)}`
  assert.match(String(headers['x-request-id']), /^req_[0-9a-f]{32}$/, told)

  const responses: Record<string, Response> = id ? operation(id).responses : { default: failure }
  const response = responses[status] ?? (status >= 400 ? responses.default : undefined)
  assert.ok(response, `the contract does not have the status: ${told}`)

  // Only what says so may be kept, to be asked for again.
  const isKept = response.headers?.['Cache-Control'] !== undefined
  assert.equal(headers['cache-control'], isKept ? 'private, no-cache' : 'no-store', told)
  const schema = response.content?.['application/json']?.schema
  const [type] = Object.keys(response.content ?? {})
  if (schema === undefined && type !== undefined) {
    assert.equal(String(headers['content-type']).split(';')[0], type, told)
    assert.match(String(headers['content-disposition']), /^attachment; filename="[\w.-]+"$/, told)
    return
  }
  if (schema === undefined) {
    assert.equal(text, '', told)
    assert.equal(headers['content-type'], undefined, told)
    return
  }
  assert.equal(headers['content-type'], 'application/json; charset=utf-8', told)
  assert.deepEqual(findProblems(schema, body), [], told)
  assert.equal(body.success, status < 400, told)
  if (status >= 400) assert.equal(body.request_id, headers['x-request-id'], told)
  if (status === 401) assert.match(String(headers['www-authenticate']), challenge, told)
  for (const { message } of body.errors ?? []) assert.doesNotMatch(message, ajvWords, told)
  if (status === 405) assert.ok(headers.allow, told)
  if (status === 429 || status === 503) assert.match(String(headers['retry-after']), /^[1-9]\d*$/, told)
  if (Number.isInteger(body.data?.version)) assert.equal(headers.etag, `"${body.data.version}"`, told)
}

/** The beginnings of Ajv's own messages, and what is said where there are no words of ours. */
const ajvWords =
  /must NOT|must match|must be (equal|multiple of|valid|[<>]|(string|integer|number|boolean|array|object|null)\b)|must have required|is not valid$/

/** RFC 6750 § 3: without a token there is no error. */
const challenge = /^Bearer realm="Workforce"(, error="invalid_token", error_description="[\w ,]+")?$/

const failure = { content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } } }
