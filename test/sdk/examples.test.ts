import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { Workforce } from 'workforce-sdk'
import { readContract } from '../../openapi/read/contract.ts'
import { listOperations } from '../../openapi/read/operations.ts'
import { readOperations, type SdkOperation } from '../../sdk/contract.ts'
import { type Answerer, data, file, nothing, page, type Received, startService } from './service.ts'

const contract = readContract()
const printed = readFileSync(new URL('../../sdk/src/gen/resources.gen.ts', import.meta.url), 'utf8')
const comments = [...printed.matchAll(/@example\n((?: +\* .*\n)+) +\*\/[^}]+operation: '(.+?)'/g)]
const examples = new Map(comments.map(([, lines = '', id = '']) => [id, lines.replaceAll(/^ +\* /gm, '')]))

/** What the operation answers in the contract's own example. */
function answerOf({ result }: SdkOperation): Answerer {
  const exampleOf = (schema: string) => contract.components.schemas[schema]?.examples?.[0]
  if (result.kind === 'data') return data(exampleOf(result.schema))
  if (result.kind === 'list') return page([exampleOf(result.schema)], null, exampleOf(result.meta) as object)
  return result.kind === 'nothing' ? nothing : file
}

/** What was sent: JSON, or a form. Its parts are JSON where they say so, and where they are no text as they stand. */
async function bodyOf({ body, headers } = { body: '', headers: {} as Record<string, unknown> }): Promise<unknown> {
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

/** What the operation is asked with in the examples of the contract, and with what the SDK adds to the query. */
async function assertRequest(operation: SdkOperation, request: Received | undefined, added = {}): Promise<void> {
  assert.equal(request?.method, operation.verb)
  const path = operation.pathParameters.reduce(
    (filled, { name, example }) => filled.replace(`{${name}}`, String(example)),
    operation.path,
  )
  const given = operation.query?.required ? operation.query.example : {}
  const query = new URLSearchParams({ ...given, ...added } as never)
  assert.equal(request?.url, `${operation.base}${path}${query.size > 0 ? `?${query}` : ''}`)
  assert.deepEqual(await bodyOf(request), operation.body?.example)
  assert.equal(request?.headers['if-match'], operation.ifMatch ? '"1"' : undefined)
}

const samples = new Map(listOperations(contract).map((operation) => [operation.id, operation.samples]))

for (const operation of readOperations(contract)) {
  test(`the example of ${operation.id} makes its request`, async (t) => {
    const { baseUrl, requests } = await startService(t, answerOf(operation))
    const code = examples.get(operation.id)
    assert.ok(code, 'its comment has an example')
    assert.equal(samples.get(operation.id)?.[1]?.source, code.trim(), 'the contract has the same')
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

test('the sample of each operation for curl makes the same request', async (t) => {
  const { baseUrl, requests } = await startService(t, nothing)
  const folder = await mkdtemp(join(tmpdir(), 'workforce-samples-'))
  t.after(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'contract.pdf'), '%PDF-1.7 …')
  const operations = readOperations(contract)
  const commands = operations.map(({ id }) => samples.get(id)?.[0]?.source ?? '')
  // One process asks them all, one after the other.
  const script = ['curl() { all+=(--next "$@"); }', ...commands, `command curl --no-progress-meter "\${all[@]:1}"`]
  const env = { ...process.env, WORKFORCE_URL: baseUrl, WORKFORCE_API_KEY: 'key', WORKFORCE_TOKEN: 'token' }
  await promisify(execFile)('bash', ['-c', script.join('\n')], { cwd: folder, env })

  assert.equal(requests.length, operations.length)
  for (const [index, operation] of operations.entries()) {
    const request = requests[index]
    await assertRequest(operation, request)
    const token = operation.isPublic ? undefined : `Bearer ${operation.isUsersOnly ? 'token' : 'key'}`
    assert.equal(request?.headers.authorization, token, operation.id)
  }
})
