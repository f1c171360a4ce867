import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it, test } from 'node:test'
import { type Contract, type OperationObject, readContract } from '../../openapi/read/contract.ts'
import { listOperations, successResponses } from '../../openapi/read/operations.ts'
import { ContractError, readOperations } from '../../sdk/contract.ts'
import { generateSdk } from '../../sdk/generate.ts'

const contract = readContract()
const operations = readOperations(contract)
const output = mkdtempSync(join(tmpdir(), 'workforce-sdk-'))
after(() => rmSync(output, { recursive: true }))

/** An operation of the contract, to be changed. */
function operation(changed: Contract, path: string, method: string): OperationObject {
  const found = changed.paths[path]?.[method]
  assert.ok(found, `${method} ${path} is in the contract`)
  return found
}

test('the committed code is what the contract generates', async () => {
  await generateSdk(contract, output)
  const committed = join(import.meta.dirname, '../../sdk/src/gen')
  assert.deepEqual(readdirSync(output).sort(), readdirSync(committed).sort())
  for (const file of readdirSync(output)) {
    assert.equal(readFileSync(join(committed, file), 'utf8'), readFileSync(join(output, file), 'utf8'), file)
  }
})

test('every operation of the contract is a method, and there is no other', () => {
  const printed = readFileSync(new URL('../../sdk/src/gen/resources.gen.ts', import.meta.url), 'utf8')
  const methods = [...printed.matchAll(/^ +operation: '(.+)',$/gm)].map(([, id]) => id)
  assert.deepEqual(methods.toSorted(), operations.map(({ id }) => id).toSorted())
})

test('JSON is always opened: text and files are what is none', () => {
  const mediaTypes = new Map(
    listOperations(contract).map((each) => [each.id, Object.keys(successResponses(each)[0]?.[1].content ?? {})[0]]),
  )
  const kinds = operations.map(({ id, result: { kind } }) => ({ type: mediaTypes.get(id), kind }))
  for (const { type, kind } of kinds) {
    assert.equal(kind === 'data' || kind === 'list', type === 'application/json', `${type} is read as ${kind}`)
    assert.equal(kind === 'nothing', type === undefined, `${type} is read as ${kind}`)
  }
})

test('a comment says what each parameter is, and each way to fail with its class and codes', () => {
  const printed = readFileSync(new URL('../../sdk/src/gen/resources.gen.ts', import.meta.url), 'utf8')
  const comments = new Map(
    [...printed.matchAll(/\/\*\*\n((?: +\*.*\n)+?) +\*\/[^}]+operation: '(.+?)'/g)].map(([, text = '', id = '']) => [
      id,
      text,
    ]),
  )
  for (const { id, pathParameters, body, query, failures } of operations) {
    const lines = (comments.get(id) ?? '').split('\n').map((line) => line.replace(/^ +\* ?/, ''))
    const taken = [
      ...pathParameters.map(({ name }) => name),
      ...(body ? ['body'] : []),
      ...(query ? ['query'] : []),
      'options',
    ]
    assert.deepEqual(
      lines.flatMap((line) => /^@param (\w+) - ./.exec(line)?.[1] ?? []),
      taken,
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

test('a plain value is written out, so that an editor shows what it is', () => {
  const printed = readFileSync(new URL('../../sdk/src/gen/types.gen.ts', import.meta.url), 'utf8')
  const [, person = ''] = /^export type Person = \{(.+?)^\};/ms.exec(printed) ?? []
  assert.match(person, / date_of_birth: string \| null;/)
  assert.match(person, / status: PersonStatus;/)
  const [, update = ''] = /^export type PersonUpdate = \{(.+?)^\};/ms.exec(printed) ?? []
  assert.doesNotMatch(update, /Nullable/)
})

/** The contract with what it does not have itself, each in a place of its own, as generating takes seconds. */
function withMore(): Contract {
  const changed = structuredClone(contract)
  const get = operation(changed, '/me', 'get')
  const answering = (type: string) => ({ 200: { description: 'A file', content: { [type]: {} } } })
  changed.paths['/me.csv'] = {
    get: { ...get, operationId: 'me.csv', responses: { ...get.responses, ...answering('text/csv') } },
  }
  changed.paths['/me.pdf'] = {
    get: { ...get, operationId: 'me.pdf', responses: { ...get.responses, ...answering('application/pdf') } },
  }
  const { Person, PersonStatus, Email } = changed.components.schemas
  Object.assign(PersonStatus ?? {}, { description: 'Text of the status' })
  Object.assign(Email ?? {}, { description: 'Text of the address' })
  Object.assign(Person?.properties?.email ?? {}, { description: 'Text of the member' })
  const marks = { deprecated: true, 'x-deprecated-since': '2027-01-01', 'x-sunset': '2028-01-01' }
  Object.assign(operation(changed, '/me', 'get'), marks)
  const { email, job_title } = Person?.properties ?? {}
  const { PersonStatus: Filter } = changed.components.parameters ?? {}
  assert.ok(email && job_title && Filter)
  for (const each of [email, job_title, Filter]) Object.assign(each, { deprecated: true })
  Object.assign(operation(changed, '/people', 'get'), { description: 'Ends */ here' })
  return changed
}

describe('the code of a contract with more in it', () => {
  const read = (file: string) => readFileSync(join(output, file), 'utf8')
  before(() => generateSdk(withMore(), output))

  it('has text as a string and other files as a Blob', () => {
    const printed = read('resources.gen.ts')
    assert.match(printed, /csv\(options\?: RequestOptions\): Download<string> \{[^}]+answer: 'text'/)
    assert.match(printed, /pdf\(options\?: RequestOptions\): Download<Blob> \{[^}]+answer: 'blob'/)
  })

  it('gives a member that only refers to a schema the text of the schema, unless it has its own', () => {
    const [, person = ''] = /^export type Person = \{(.+?)^\};/ms.exec(read('types.gen.ts')) ?? []
    assert.match(person, /\* Text of the status\n +\*\/\n +status: PersonStatus;/)
    assert.match(person, /\* Text of the member\n(?: +\*[^\n]*\n)*? +\*\/\n +email: string;/)
    assert.doesNotMatch(person, /Text of the address[^/]*\*\/\n +email: string;/)
  })

  it('has editors strike out what is deprecated, and tell until when it works', () => {
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

  it('has no description that ends its comment', () => {
    assert.match(read('resources.gen.ts'), /\* Ends \*\\\/ here\n/)
  })
})

/** Each in a place of its own: all are told at once. */
const breaches: Record<string, (changed: Contract) => void> = {
  'people.list: two operations have this operationId': (changed) => {
    operation(changed, '/webhooks', 'get').operationId = 'people.list'
  },
  'request.get: the client has a member request already': (changed) => {
    operation(changed, '/business', 'get').operationId = 'request.get'
  },
  'me.get: no option of the SDK sets the header X-Mode': (changed) => {
    operation(changed, '/me', 'get').parameters = [{ name: 'X-Mode', in: 'header', schema: { type: 'string' } }]
  },
  'sessions.list: a path parameter must be a whole segment of /sessions/{id}.csv': (changed) => {
    changed.paths['/sessions/{id}.csv'] = { get: operation(changed, '/sessions', 'get') }
    delete changed.paths['/sessions']
  },
  'twoFactor.status: no path parameter can be named query in the SDK': (changed) => {
    const status = operation(changed, '/2fa/status', 'get')
    status.parameters = [{ name: 'query', in: 'path', required: true, example: 'x', schema: { type: 'string' } }]
    changed.paths['/2fa/status/{query}'] = { get: status }
    delete changed.paths['/2fa/status']
  },
  'people.list: the SDK reads lists by a limit of 200': (changed) => {
    const { Limit } = changed.components.parameters ?? {}
    if (Limit) Limit.schema.maximum = 100
  },
  'people.create: the SDK cannot send application/xml': (changed) => {
    const { requestBody } = operation(changed, '/people', 'post')
    const json = requestBody?.content['application/json'] ?? {}
    if (requestBody) requestBody.content = { 'application/xml': json }
  },
  // one of the rules that all of the contract's readers share; test/openapi proves each
  'users.create: takes a body and a query; move the query into the body (body-or-query)': (changed) => {
    operation(changed, '/users', 'post').parameters?.push({ name: 'q', in: 'query', schema: { type: 'boolean' } })
  },
}

test('nothing is generated from a contract that the SDK cannot serve, and every reason is told', async () => {
  const changed = structuredClone(contract)
  for (const breach of Object.values(breaches)) breach(changed)
  const untouched = join(output, 'untouched')
  await assert.rejects(generateSdk(changed, untouched), (error: ContractError) => {
    assert.ok(error instanceof ContractError)
    for (const problem of Object.keys(breaches)) assert.ok(error.problems.includes(problem), error.message)
    assert.match(error.message, /^The SDK cannot be generated from this contract:\n {2}- /)
    return true
  })
  assert.equal(existsSync(untouched), false)
})
