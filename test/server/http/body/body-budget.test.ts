import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { BodyBudget } from '../../../../server/http/body/body-budget.ts'
import { assertResponse } from '../../../support/contract/contract.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { beginRequest } from '../../../support/service/unfinished-request.ts'

const mebibyte = 1024 * 1024
const bodies = new BodyBudget(64 * mebibyte)
const app = await startTestApp({ bodies })

const bearer = async () => (await createBusiness(app)).owner.token

/** Starts an upload of 10 MiB, and waits until memory is reserved for it. */
async function holdUpload(token: string) {
  const before = bodies.reserved
  const upload = beginRequest(`${app.url}/v1/documents/upload`, {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(10 * mebibyte),
  })
  await reserved(before + 10 * mebibyte)
  return upload
}

async function reserved(bytes: number): Promise<void> {
  while (bodies.reserved !== bytes) await nextTurn()
}

const upload = (token: string, bytes = 3 * mebibyte) =>
  app.send('POST', '/v1/documents/upload', {
    token,
    body: `--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nA\r\n--x--\r\n`.padEnd(bytes),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })

describe('the memory for bodies', () => {
  it('is limited to half of the total for one business, and is released when requests end or their connection breaks', async () => {
    const [greedy, other] = [await bearer(), await bearer()]
    const uploads = [await holdUpload(greedy), await holdUpload(greedy), await holdUpload(greedy)]
    const refusal = await upload(greedy)
    assertResponse('documents.upload', refusal)
    assert.equal(refusal.headers['retry-after'], '1')
    assert.equal(refusal.body.code, 'unavailable')
    assert.equal((await upload(other)).status, 422, 'another business has capacity')
    const [first, ...rest] = uploads
    await first?.abort()
    await reserved(20 * mebibyte)
    assert.equal((await upload(greedy)).status, 422)
    for (const each of rest) await each.abort()
    await reserved(0)
  })

  it('is shared by all businesses, and small requests reserve little of it', async () => {
    const tokens = [await bearer(), await bearer()]
    const uploads = []
    for (const token of [...tokens, ...tokens, ...tokens]) uploads.push(await holdUpload(token))
    const third = await bearer()
    const large = { first_name: 'Ada', last_name: 'L', email: `${'a'.repeat(900_000)}@example.com` }
    const send = () => app.send('POST', '/v1/people', { token: third, body: large })
    assert.equal((await send()).status, 422, '1 MiB remains')
    assert.equal((await upload(third, 6 * mebibyte)).status, 503)
    for (const each of uploads) await each.abort()
    await reserved(0)
    assert.equal((await upload(third, 6 * mebibyte)).status, 422)
  })
})

describe('a budget', () => {
  it('grants at most its limit, and at most half of it to one business', () => {
    const budget = new BodyBudget(100)
    assert.equal(budget.reserve(1, 51), false)
    assert.equal(budget.reserve(1, 50), true)
    assert.equal(budget.reserve(1, 1), false)
    assert.equal(budget.reserve('anonymous', 50), true)
    assert.equal(budget.reserve(2, 1), false)
    budget.release(1, 20)
    assert.deepEqual([budget.reserved, budget.refusals], [80, 3])
    assert.equal(budget.reserve(2, 20), true)
  })
})

describe('a body', () => {
  const tooLong = { 'content-length': String(64 * mebibyte) }
  const json = { 'content-type': 'application/json' }

  it('with a Content-Length above the limit is rejected before it is sent', async () => {
    const authorization = `Bearer ${await bearer()}`
    const form = { 'content-type': 'multipart/form-data; boundary=x' }
    const requests: [path: string, headers: Record<string, string>, message: RegExp][] = [
      ['/v1/people', { authorization, ...json }, /larger than 1 MiB/],
      ['/v1/login', json, /larger than 16 KiB/],
      ['/v1/documents/upload', { authorization, ...form }, /larger than 12 MiB/],
    ]
    for (const [path, headers, message] of requests) {
      const { status, text } = await beginRequest(app.url + path, { ...headers, ...tooLong }).response
      assert.equal(status, 413, path)
      assert.match(JSON.parse(text).message, message)
    }
  })

  it('of a form is rejected as soon as it exceeds its limit, in any number of parts', async () => {
    const request = beginRequest(`${app.url}/v1/documents/upload`, {
      authorization: `Bearer ${await bearer()}`,
      'content-type': 'multipart/form-data; boundary=x',
    })
    const part = (n: number) => `--x\r\nContent-Disposition: form-data; name="p${n}"\r\n\r\n${'x'.repeat(900_000)}\r\n`
    for (let n = 0; n < 15; n++) await request.write(part(n))
    const { status, text } = await request.response
    assert.deepEqual([status, JSON.parse(text).message], [413, 'The body is larger than 12 MiB.'])
  })
})
