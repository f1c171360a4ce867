import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Workforce } from 'workforce-sdk'
import { readContract } from '../../openapi/rules/contract.ts'
import { readOperations, type SdkOperation } from '../../sdk/contract.ts'
import { type Answerer, data, file, nothing, page, startService } from './service.ts'

const contract = readContract(new URL('../../openapi/v1.yaml', import.meta.url))
const printed = readFileSync(new URL('../../sdk/src/gen/resources.gen.ts', import.meta.url), 'utf8')
const comments = [...printed.matchAll(/@example\n((?: +\* .*\n)+) +\*\/[^}]+operation: '(.+?)'/g)]
const examples = new Map(comments.map(([, lines = '', id = '']) => [id, lines.replaceAll(/^ +\* /gm, '')]))

/** What the operation answers in the contract's own example. */
function answerOf({ result }: SdkOperation): Answerer {
  const exampleOf = (ref: string) => contract.components.schemas[ref.slice(ref.lastIndexOf('/') + 1)]?.examples?.[0]
  if (result.kind === 'data') return data(exampleOf(result.ref))
  if (result.kind === 'list') return page([exampleOf(result.ref)], null, exampleOf(result.metaRef) as object)
  return result.kind === 'nothing' ? nothing : file
}

/** What was sent: JSON, or a form of JSON and a file. */
async function bodyOf({ body, headers } = { body: '', headers: {} as Record<string, unknown> }): Promise<unknown> {
  const type = String(headers['content-type'])
  if (!type.startsWith('multipart/')) return body === '' ? undefined : JSON.parse(body)
  const parts = await new Response(body, { headers: { 'content-type': type } }).formData()
  const texts = [...parts].map(async ([name, part]) => [name, await (part as Blob).text()])
  const members = Object.fromEntries(await Promise.all(texts))
  return { ...members, document: JSON.parse(members.document) }
}

for (const operation of readOperations(contract)) {
  test(`the example of ${operation.id} makes its request`, async (t) => {
    const { baseUrl, requests } = await startService(t, answerOf(operation))
    const code = examples.get(operation.id)
    assert.ok(code, 'its comment has an example')
    const logged: unknown[] = []
    const run = new Function('workforce', 'console', `return (async () => { ${code} })()`)
    await run(new Workforce({ baseUrl, token: 't' }), { log: (value: unknown) => logged.push(value) })

    assert.equal(requests.length, 1)
    assert.equal(requests[0]?.method, operation.verb)
    const path = operation.pathParameters.reduce(
      (filled, { name, example }) => filled.replace(`{${name}}`, String(example)),
      operation.path,
    )
    const query = operation.query?.required ? `?${new URLSearchParams(operation.query.example as never)}` : ''
    assert.equal(requests[0]?.url, `/v1${path}${query}`)
    assert.deepEqual(await bodyOf(requests[0]), operation.body?.example)
    assert.equal(requests[0]?.headers['if-match'], operation.ifMatch ? '"1"' : undefined)
    assert.equal('idempotency-key' in (requests[0]?.headers ?? {}), operation.idempotencyKey)
    assert.equal(logged.length, operation.result.kind === 'list' ? 1 : 0)
  })
}
