import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const open = await startTestApp({
  databaseUrl: app.databaseUrl,
  env: { CORS_ORIGINS: 'https://app.example.com,http://localhost:5173' },
})
const { token } = (await createBusiness(app)).owner
const origin = 'https://app.example.com'
const exposed = {
  'access-control-expose-headers':
    'ETag,X-Request-Id,Idempotent-Replayed,Retry-After,WWW-Authenticate,RateLimit,RateLimit-Policy,Deprecation,Sunset,Link',
}
const corsHeaders = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')))

/** Paths with public content, which clients cache and revalidate. */
const cacheable = ['/v1/openapi.json', '/docs']

const cases: [name: string, method: string, path: string, token: string | undefined, status: number][] = [
  ['success', 'GET', '/v1/people', token, 200],
  ['a missing token', 'GET', '/v1/people', undefined, 401],
  ['an unknown path', 'GET', '/nowhere', undefined, 404],
  ['an unknown method', 'TRACE', '/v1/people', token, 405],
  ['an invalid body', 'POST', '/v1/people', token, 422],
  ['the contract', 'GET', '/v1/openapi.json', undefined, 200],
  ['the reference', 'GET', '/docs', undefined, 200],
  ['health', 'GET', '/health/live', undefined, 200],
]

describe('every response', () => {
  for (const [name, method, path, bearer, status] of cases) {
    it(`prevents sniffing, framing and, unless it is public, caching, and does not reveal the server software: ${name}`, async () => {
      const { status: actualStatus, headers } = await app.send(method, path, { token: bearer })
      assert.equal(actualStatus, status)
      assert.equal(headers['cache-control'], cacheable.includes(path) ? 'no-cache' : 'no-store')
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.match(String(headers['content-security-policy']), /default-src 'none'.*frame-ancestors 'none'/)
      assert.match(String(headers['strict-transport-security']), /^max-age=(\d{8,})/)
      assert.equal(headers['referrer-policy'], 'no-referrer')
      assert.match(String(headers['x-request-id']), /^req_\w{32}$/)
      for (const header of ['x-powered-by', 'server', 'set-cookie', 'last-modified']) {
        assert.equal(headers[header], undefined, header)
      }
    })
  }

  it('has a new request ID, never one from the caller', async () => {
    const ids = new Set<unknown>()
    for (let attempt = 0; attempt < 3; attempt++) {
      ids.add((await app.send('GET', '/v1/me', { headers: { 'x-request-id': 'mine' } })).headers['x-request-id'])
    }
    assert.equal(ids.size, 3)
    assert.ok(!ids.has('mine'))
  })

  it('is never a 304 if it is JSON, and has no ETag if it is a list', async () => {
    const { headers } = await app.send('GET', '/v1/me', { token })
    const again = await app.send('GET', '/v1/me', { token, headers: { 'if-none-match': String(headers.etag) } })
    assert.equal(again.status, 200)
    assert.equal((await app.send('GET', '/v1/people', { token })).headers.etag, undefined)
  })
})

describe('browsers of other origins', () => {
  it('are rejected without CORS_ORIGINS', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await app.send(method, '/v1/people', {
        token,
        headers: { origin, 'access-control-request-method': 'GET' },
      })
      assert.deepEqual(corsHeaders(headers), {})
    }
  })

  it('can send a preflight request if their origin is in CORS_ORIGINS', async () => {
    const { status, headers } = await open.send('OPTIONS', '/v1/people/1', {
      headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'if-match' },
    })
    assert.equal(status, 204)
    assert.deepEqual(corsHeaders(headers), {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
      'access-control-allow-headers':
        'Authorization,Content-Type,Idempotency-Key,If-Match,X-Workforce-Client,traceparent',
      'access-control-max-age': '3600',
      ...exposed,
    })
    assert.match(String(headers.vary), /Origin/)
  })

  it('get the methods of a path from an OPTIONS request that is not a preflight', async () => {
    const { status, headers } = await open.send('OPTIONS', '/v1/people/1', { headers: { origin } })
    assert.deepEqual([status, headers.allow], [204, 'GET, PATCH, DELETE, HEAD, OPTIONS'])
  })

  it('can read responses and errors, with the exposed headers', async () => {
    for (const [bearer, status] of [
      [token, 200],
      [undefined, 401],
    ] as const) {
      const { status: actualStatus, headers } = await open.send('GET', '/v1/people', {
        token: bearer,
        headers: { origin },
      })
      assert.equal(actualStatus, status)
      assert.deepEqual(corsHeaders(headers), {
        'access-control-allow-origin': origin,
        ...exposed,
      })
      assert.match(String(headers.vary), /Origin/)
    }
  })

  it('cannot read responses if their origin is not in CORS_ORIGINS', async () => {
    for (const other of [
      'https://evil.example',
      'https://app.example.com.evil.example',
      'http://app.example.com',
      'null',
    ]) {
      const { headers } = await open.send('GET', '/v1/people', { token, headers: { origin: other } })
      assert.equal(headers['access-control-allow-origin'], undefined, other)
    }
  })
})
