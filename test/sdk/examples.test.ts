import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { Workforce } from 'workforce-sdk'
import { readContract } from '../../openapi/read/contract.ts'
import { listOperations } from '../../openapi/read/operations.ts'
import { readOperations, type SdkOperation } from '../../sdk/contract.ts'
import { readGeneratedMethods } from './generated-methods.ts'
import { data, file, nothing, page, type Received, type Responder, startService } from './service.ts'

const contract = readContract()
const examples = new Map(
  readGeneratedMethods().flatMap(({ id, comment }) => {
    const [, example] = comment.split('@example\n')
    return example === undefined ? [] : [[id, example] as const]
  }),
)

/** Responds with the example of the contract for the operation. */
function respondWithExample({ result }: SdkOperation): Responder {
  const findExample = (schema: string) => contract.components.schemas[schema]?.examples?.[0]
  if (result.kind === 'data') return data(findExample(result.schema))
  if (result.kind === 'list') return page([findExample(result.schema)], null, findExample(result.meta) as object)
  return result.kind === 'nothing' ? nothing : file
}

/**
 * The body of a request: JSON or a form. A part of a form is parsed as JSON if it has that type, or if it is text that
 * starts like a number, an array or an object.
 */
async function readBody({ body, headers } = { body: '', headers: {} as Record<string, unknown> }): Promise<unknown> {
  const type = String(headers['content-type'])
  if (!type.startsWith('multipart/')) return body === '' ? undefined : JSON.parse(body)
  const parts = await new Response(body, { headers: { 'content-type': type } }).formData()
  const members = [...parts].map(async ([name, part]) => {
    const text = typeof part === 'string' ? part : await part.text()
    const isJson = typeof part === 'string' ? /^[\d[{]/.test(text) : part.type === 'application/json'
    return [name, isJson ? JSON.parse(text) : text]
  })
  return Object.fromEntries(await Promise.all(members))
}

/** Checks a request against the examples of the contract, with the members that the SDK adds to the query. */
async function assertRequest(operation: SdkOperation, request: Received | undefined, added = {}): Promise<void> {
  assert.equal(request?.method, operation.verb)
  const path = operation.pathParameters.reduce(
    (filled, { name, example }) => filled.replace(`{${name}}`, String(example)),
    operation.path,
  )
  const example = operation.query?.required ? operation.query.example : {}
  const query = new URLSearchParams({ ...example, ...added } as never)
  assert.equal(request?.url, `${operation.base}${path}${query.size > 0 ? `?${query}` : ''}`)
  assert.deepEqual(await readBody(request), operation.body?.example)
  assert.equal(request?.headers['if-match'], operation.ifMatch ? '"1"' : undefined)
}

const samples = new Map(listOperations(contract).map((operation) => [operation.id, operation.samples]))

for (const operation of readOperations(contract)) {
  test(`the example of ${operation.id} sends its request`, async (t) => {
    const { baseUrl, requests } = await startService(t, respondWithExample(operation))
    const code = examples.get(operation.id)
    assert.ok(code, 'its comment has an example')
    assert.equal(samples.get(operation.id)?.[1]?.source, code.trim(), 'the contract has the same example')
    const logged: unknown[] = []
    const run = new Function('workforce', 'console', `return (async () => { ${code} })()`)
    await run(new Workforce({ baseUrl, token: 't' }), { log: (value: unknown) => logged.push(value) })

    assert.equal(requests.length, 1)
    const isList = operation.result.kind === 'list'
    await assertRequest(operation, requests[0], isList ? { limit: 200 } : {})
    assert.equal('idempotency-key' in (requests[0]?.headers ?? {}), operation.idempotencyKey)
    assert.equal(logged.length, isList ? 1 : 0)
  })
}

test('the curl sample of each operation sends the same request as its SDK sample', async (t) => {
  const { baseUrl, requests } = await startService(t, nothing)
  const folder = await mkdtemp(join(tmpdir(), 'workforce-samples-'))
  t.after(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'contract.pdf'), '%PDF-1.7 …')
  const operations = readOperations(contract)
  const commands = operations.map(({ id }) => samples.get(id)?.[0]?.source ?? '')
  // One process sends all requests sequentially.
  const script = ['curl() { all+=(--next "$@"); }', ...commands, `command curl --no-progress-meter "\${all[@]:1}"`]
  const env = { ...process.env, WORKFORCE_URL: baseUrl, WORKFORCE_API_KEY: 'key', WORKFORCE_TOKEN: 'token' }
  await promisify(execFile)('bash', ['-c', script.join('\n')], { cwd: folder, env })

  assert.equal(requests.length, operations.length)
  for (const [index, operation] of operations.entries()) {
    const request = requests[index]
    await assertRequest(operation, request)
    const token = operation.isPublic ? undefined : `Bearer ${operation.isUserOnly ? 'token' : 'key'}`
    assert.equal(request?.headers.authorization, token, operation.id)
  }
})
