import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import express, { type RequestHandler } from 'express'
import { bodyReader } from '../../../../server/http/body/read-body.ts'
import type { Exchange } from '../../../../server/http/exchange.ts'
import { assertResponse } from '../../../support/contract/contract.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { token } = (await createBusiness(app)).owner

let count = 0
const personJson = () => JSON.stringify({ first_name: 'Ada', last_name: 'Zoë 🚀', email: `ada-${++count}@example.com` })
const mebibyte = 1024 * 1024

async function post(body: string | Buffer, headers: Record<string, string> = {}) {
  const response = await app.send('POST', '/v1/people', { token, body, headers })
  assertResponse('people.create', response)
  return response
}

describe('a body', () => {
  const types = [
    'application/json;charset=utf-8',
    'application/json; charset="UTF-8"',
    'Application/JSON ; charset=Utf-8',
  ]
  for (const type of types) {
    it(`is read as ${type}`, async () => {
      const { status, body } = await post(personJson(), { 'content-type': type })
      assert.equal(status, 201)
      assert.equal(body.data.last_name, 'Zoë 🚀')
    })
  }

  const encodings = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }
  for (const [encoding, compress] of Object.entries(encodings)) {
    it(`is read when it is compressed with ${encoding}`, async () => {
      const { status, body } = await post(compress(personJson()), { 'content-encoding': encoding })
      assert.equal(status, 201)
      assert.equal(body.data.last_name, 'Zoë 🚀')
    })

    it(`is rejected if it is larger than 1 MiB after decompression with ${encoding}`, async () => {
      const bomb = compress(personJson().padEnd(2 * mebibyte))
      assert.ok(bomb.length < mebibyte)
      assert.equal((await post(bomb, { 'content-encoding': encoding })).status, 413)
    })

    it(`is rejected if it is not ${encoding} as declared`, async () => {
      assert.equal((await post(personJson(), { 'content-encoding': encoding })).status, 400)
      assert.equal((await post(compress(personJson()).subarray(0, 30), { 'content-encoding': encoding })).status, 400)
    })
  }

  it('is rejected in an unknown encoding', async () => {
    assert.equal((await post(personJson(), { 'content-encoding': 'x-zip' })).status, 415)
    assert.equal((await post(gzipSync(gzipSync(personJson())), { 'content-encoding': 'gzip, gzip' })).status, 415)
  })

  it('of exactly 1 MiB is read, and one of one byte more is rejected, even without Content-Length', async () => {
    const chunked = async (length: number): Promise<number> => {
      const { hostname, port } = new URL(app.url)
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      return new Promise((resolve, reject) => {
        const outgoing = request({ hostname, port, method: 'POST', path: '/v1/people', headers }, (res) => {
          res.resume().once('end', () => resolve(res.statusCode ?? 0))
        })
        outgoing.once('error', reject)
        const text = Buffer.from(personJson())
        outgoing.write(Buffer.concat([text, Buffer.alloc(mebibyte - 1 - text.length, ' ')]))
        outgoing.end(' '.repeat(length - mebibyte + 1))
      })
    }
    assert.equal(await chunked(mebibyte), 201)
    assert.equal(await chunked(mebibyte + 1), 413)
  })

  it('counts as missing if it is empty, even if it is chunked or compressed', async () => {
    const { hostname, port } = new URL(app.url)
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
    }
    const response = await new Promise<string>((resolve, reject) => {
      const outgoing = request({ hostname, port, method: 'PATCH', path: '/v1/business', headers }, async (res) => {
        resolve(Buffer.concat(await res.toArray()).toString('utf8'))
      })
      outgoing.once('error', reject).end()
    })
    assert.deepEqual(JSON.parse(response).errors, [{ path: 'body', code: 'required', message: 'is required' }])
    const empty = { token, body: gzipSync(''), headers: { 'content-encoding': 'gzip' } }
    assert.equal((await app.send('PATCH', '/v1/business', empty)).status, 422)
  })

  it('keeps the connection usable when it is rejected', async () => {
    for (const size of [mebibyte + 1, 8 * mebibyte]) {
      assert.equal((await post(personJson().padEnd(size))).status, 413)
      assert.equal((await post(personJson())).status, 201)
    }
  })

  it('of an operation without a body is not read', async () => {
    for (const type of ['application/json', 'text/plain', 'nonsense', '']) {
      const headers = { 'content-type': type }
      const response = await app.send('GET', '/v1/people', { token, body: '{"nonsense', headers })
      assert.equal(response.status, 200)
    }
  })

  it('is checked under one media type, as the check caches a validator for each type', async () => {
    const service = express()
    service.use((req, _res, next) => {
      req.exchange = { reserveBody: () => undefined } as unknown as Exchange
      next()
    })
    const echo: RequestHandler = (req, res) => void res.json(req.headers['content-type'] ?? null)
    service.post('/with', bodyReader({ bodyType: 'json', bodySchema: {}, isPublic: false }), echo)
    service.post('/without', bodyReader({ bodyType: undefined, bodySchema: undefined, isPublic: false }), echo)
    const server = service.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const echoedType = async (path: string, type: string) =>
      (
        await fetch(`http://127.0.0.1:${port}${path}`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': type },
        })
      ).json()
    for (const type of types) {
      assert.equal(await echoedType('/with', type), 'application/json')
      assert.equal(await echoedType('/without', type), null)
    }
    server.close()
  })
})
