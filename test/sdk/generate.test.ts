import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it, test } from 'node:test'
import { type Contract, type OperationObject, readContract } from '../../openapi/read/contract.ts'
import { listOperations, successResponses } from '../../openapi/read/operations.ts'
import { ContractError, readOperations } from '../../sdk/contract.ts'
import { generateSdk } from '../../sdk/generate.ts'
import { readGeneratedMethods } from './generated-methods.ts'

const contract = readContract()
const operations = readOperations(contract)
const output = mkdtempSync(join(tmpdir(), 'workforce-sdk-'))
after(() => rmSync(output, { recursive: true }))

/** Returns an operation of the contract for modification. */
function findOperation(changed: Contract, path: string, method: string): OperationObject {
  const operation = changed.paths[path]?.[method]
  assert.ok(operation, `${method} ${path} is in the contract`)
  return operation
}

test('the committed code matches the code generated from the contract', async () => {
  await generateSdk(contract, output)
  const committed = join(import.meta.dirname, '../../sdk/src/gen')
  assert.deepEqual(readdirSync(output).sort(), readdirSync(committed).sort())
  for (const file of readdirSync(output)) {
    assert.equal(readFileSync(join(committed, file), 'utf8'), readFileSync(join(output, file), 'utf8'), file)
  }
})

test('the methods are exactly the operations of the contract', () => {
  const methods = readGeneratedMethods().map(({ id }) => id)
  assert.deepEqual(methods.toSorted(), operations.map(({ id }) => id).toSorted())
})

test('every JSON response is unwrapped; other media types are text or files', () => {
  const mediaTypes = new Map(
    listOperations(contract).map((each) => [each.id, Object.keys(successResponses(each)[0]?.[1].content ?? {})[0]]),
  )
  const kinds = operations.map(({ id, result: { kind } }) => ({ type: mediaTypes.get(id), kind }))
  for (const { type, kind } of kinds) {
    assert.equal(kind === 'data' || kind === 'list', type === 'application/json', `${type} is read as ${kind}`)
    assert.equal(kind === 'nothing', type === undefined, `${type} is read as ${kind}`)
  }
})

test('a comment documents each parameter, and each failure with its class and codes', () => {
  const comments = new Map(readGeneratedMethods().map(({ id, comment }) => [id, comment]))
  for (const { id, pathParameters, body, query, failures } of operations) {
    const lines = (comments.get(id) ?? '').split('\n')
    const parameters = [
      ...pathParameters.map(({ name }) => name),
      ...(body ? ['body'] : []),
      ...(query ? ['query'] : []),
      'options',
    ]
    assert.deepEqual(
      lines.flatMap((line) => /^@param (\w+) - ./.exec(line)?.[1] ?? []),
      parameters,
      id,
    )
    const statuses = lines.flatMap((line) => /^@throws \{\w+Error\} (\d+)(?: `\w+`,?)*: ./.exec(line)?.[1] ?? [])
    assert.deepEqual(
      statuses.map(Number),
      failures.map(({ status }) => status),
      id,
    )
  }
  assert.match(
    comments.get('payRuns.approve') ?? '',
    /@throws \{ConflictError\} 409 `illegal_state`, `conflict`, `in_progress`: /,
  )
  assert.match(
    comments.get('payRuns.approve') ?? '',
    /@throws \{ValidationFailedError\} 422 `validation_failed`, `blocked`, /,
  )
  assert.match(
    comments.get('people.get') ?? '',
    /@throws \{UnauthenticatedError\} 401 `token_missing`, `token_malformed`, `token_expired`, `token_revoked`: /,
  )
  assert.match(
    comments.get('auth.login') ?? '',
    /@throws \{UnauthenticatedError\} 401 `unauthenticated`, `invalid_credentials`, /,
  )
})

test('plain values are inlined, so that an editor shows their types', () => {
  const code = readFileSync(new URL('../../sdk/src/gen/types.gen.ts', import.meta.url), 'utf8')
  const [, person = ''] = /^export type Person = \{(.+?)^\};/ms.exec(code) ?? []
  assert.match(person, / date_of_birth: string \| null;/)
  assert.match(person, / status: PersonStatus;/)
  const [, update = ''] = /^export type PersonUpdate = \{(.+?)^\};/ms.exec(code) ?? []
  assert.doesNotMatch(update, /: Nullable(?!StructuredAddress)/) // an address is an object
})

/**
 * The contract, extended with features that it does not use yet. One extended contract has them all because generation
 * takes seconds.
 */
function extendContract(): Contract {
  const changed = structuredClone(contract)
  const get = findOperation(changed, '/me', 'get')
  const respondingWith = (type: string) => ({ 200: { description: 'A file', content: { [type]: {} } } })
  changed.paths['/me.csv'] = {
    get: { ...get, operationId: 'me.csv', responses: { ...get.responses, ...respondingWith('text/csv') } },
  }
  changed.paths['/me.pdf'] = {
    get: { ...get, operationId: 'me.pdf', responses: { ...get.responses, ...respondingWith('application/pdf') } },
  }
  const { Person, PersonStatus, Email } = changed.components.schemas
  Object.assign(PersonStatus ?? {}, { description: 'Text of the status' })
  Object.assign(Email ?? {}, { description: 'Text of the address' })
  Object.assign(Person?.properties?.email ?? {}, { description: 'Text of the member' })
  const marks = { deprecated: true, 'x-deprecated-since': '2027-01-01', 'x-sunset': '2028-01-01' }
  Object.assign(findOperation(changed, '/me', 'get'), marks)
  const { email, job_title } = Person?.properties ?? {}
  const { PersonStatus: Filter } = changed.components.parameters ?? {}
  assert.ok(email && job_title && Filter)
  for (const each of [email, job_title, Filter]) Object.assign(each, { deprecated: true })
  Object.assign(findOperation(changed, '/people', 'get'), { description: 'Ends */ here' })
  return changed
}

describe('the code of an extended contract', () => {
  const read = (file: string) => readFileSync(join(output, file), 'utf8')
  before(() => generateSdk(extendContract(), output))

  it('returns text as a string and other files as a Blob', () => {
    const code = read('resources.gen.ts')
    assert.match(code, /csv\(options\?: RequestOptions\): Download<string> \{[^}]+responseType: 'text'/)
    assert.match(code, /pdf\(options\?: RequestOptions\): Download<Blob> \{[^}]+responseType: 'blob'/)
  })

  it('documents a reference with the description of its schema, unless the member has its own description', () => {
    const [, person = ''] = /^export type Person = \{(.+?)^\};/ms.exec(read('types.gen.ts')) ?? []
    assert.match(person, /\* Text of the status\n +\*\/\n +status: PersonStatus;/)
    assert.match(person, /\* Text of the member\n(?: +\*[^\n]*\n)*? +\*\/\n +email: string;/)
    assert.doesNotMatch(person, /Text of the address[^/]*\*\/\n +email: string;/)
  })

  it('marks deprecated operations and members for editors, with the date until which they work', () => {
    const marked = (file: string, next: string) =>
      new RegExp(String.raw`\* @deprecated([^\n]*)\n(?: +\*[^\n]*\n)*? +\*/\n +${next}`).exec(read(file))?.[1]
    assert.equal(
      marked('resources.gen.ts', String.raw`get\(options\?: RequestOptions\): Call<Me>`),
      ' It works until 2028-01-01 at least.',
    )
    assert.equal(marked('types.gen.ts', 'email: string;'), '')
    assert.equal(marked('types.gen.ts', 'job_title: string \\| null;'), '')
    assert.equal(marked('types.gen.ts', 'status\\?: PersonStatus;'), '')
  })

  it('escapes the end of a comment in a description', () => {
    assert.match(read('resources.gen.ts'), /\* Ends \*\\\/ here\n/)
  })
})

/** Each violation is in a separate place, because one error reports all of them. */
const violations: Record<string, (changed: Contract) => void> = {
  'people.list: two operations have this operationId': (changed) => {
    findOperation(changed, '/webhooks', 'get').operationId = 'people.list'
  },
  'request.get: the client has a member request already': (changed) => {
    findOperation(changed, '/business', 'get').operationId = 'request.get'
  },
  'me.get: no option of the SDK sets the header X-Mode': (changed) => {
    findOperation(changed, '/me', 'get').parameters = [{ name: 'X-Mode', in: 'header', schema: { type: 'string' } }]
  },
  'sessions.list: a path parameter must be a whole segment of /sessions/{id}.csv': (changed) => {
    changed.paths['/sessions/{id}.csv'] = { get: findOperation(changed, '/sessions', 'get') }
    delete changed.paths['/sessions']
  },
  'twoFactor.status: no path parameter can be named query in the SDK': (changed) => {
    const status = findOperation(changed, '/2fa/status', 'get')
    status.parameters = [{ name: 'query', in: 'path', required: true, example: 'x', schema: { type: 'string' } }]
    changed.paths['/2fa/status/{query}'] = { get: status }
    delete changed.paths['/2fa/status']
  },
  'people.list: the SDK reads lists by a limit of 200': (changed) => {
    const { Limit } = changed.components.parameters ?? {}
    if (Limit) Limit.schema.maximum = 100
  },
  'people.create: the SDK cannot send application/xml': (changed) => {
    const { requestBody } = findOperation(changed, '/people', 'post')
    const json = requestBody?.content['application/json'] ?? {}
    if (requestBody) requestBody.content = { 'application/xml': json }
  },
  // one of the rules that all readers of the contract share; test/openapi covers each
  'users.create: takes a body and a query; move the query into the body (body-or-query)': (changed) => {
    findOperation(changed, '/users', 'post').parameters?.push({ name: 'q', in: 'query', schema: { type: 'boolean' } })
  },
}

test('generates nothing from a contract that the SDK does not support, and reports every reason', async () => {
  const changed = structuredClone(contract)
  for (const violation of Object.values(violations)) violation(changed)
  const untouched = join(output, 'untouched')
  await assert.rejects(generateSdk(changed, untouched), (error: ContractError) => {
    assert.ok(error instanceof ContractError)
    for (const problem of Object.keys(violations)) assert.ok(error.problems.includes(problem), error.message)
    assert.match(error.message, /^The SDK cannot be generated from this contract:\n {2}- /)
    return true
  })
  assert.equal(existsSync(untouched), false)
})
