import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type LogEvent, Workforce } from 'workforce-sdk'
import { data, nothing, type Responder, startService, unavailable } from './service.ts'

test('request() calls operations without a method and returns the whole body', async (t) => {
  const text = 'name,net\n'
  const { baseUrl, requests } = await startService(t, unavailable, data({ id: 5 }), nothing, (response) =>
    response.writeHead(200, { 'content-type': 'text/csv' }).end(text),
  )
  const workforce = new Workforce({ baseUrl, token: 't' })
  const created = await workforce.request<{ data: { id: number } }>({
    method: 'POST',
    path: '/robots',
    body: { name: 'R2' },
  })
  assert.equal(created.data.id, 5)
  assert.equal(requests[1]?.url, '/v1/robots')
  assert.equal(requests[1]?.headers.authorization, 'Bearer t')
  assert.ok(requests[0]?.headers['idempotency-key'])
  assert.equal(requests[1]?.headers['idempotency-key'], requests[0]?.headers['idempotency-key'])
  assert.equal(await workforce.request({ method: 'DELETE', path: '/robots/5', query: { force: true } }), undefined)
  assert.equal(requests[2]?.url, '/v1/robots/5?force=true')
  assert.equal(await workforce.request({ method: 'GET', path: '/robots.csv' }), text)
})

test('request() adds its query to the query of the path, and refuses an invalid path', async (t) => {
  const { baseUrl, requests } = await startService(t, nothing)
  const workforce = new Workforce({ baseUrl })
  await workforce.request({ method: 'GET', path: '/x?y=1', query: { z: [2, 3] } })
  await workforce.request({ method: 'GET', path: '/x?y=1', query: {} })
  assert.deepEqual(
    requests.map(({ url }) => url),
    ['/v1/x?y=1&z=2&z=3', '/v1/x?y=1'],
  )
  for (const path of ['x', '', 'https://elsewhere.example/x', '/x#y']) {
    const expected = { name: 'TypeError', message: `request: a path begins with a slash and has no #: ${path}` }
    await assert.rejects(workforce.request({ method: 'GET', path }), expected)
  }
})

test('request() returns text, JSON, including null, and files byte for byte', async (t) => {
  const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe, 0x00])
  const respondingWith =
    (type: string, body: Buffer | string): Responder =>
    (response) =>
      response.writeHead(200, { 'content-type': type }).end(body)
  const { baseUrl } = await startService(
    t,
    respondingWith('application/pdf', pdf),
    respondingWith('application/json', 'null'),
    respondingWith('text/plain; charset=utf-8', '12'),
    respondingWith('application/problem+json', '{"a":1}'),
  )
  const get = <T>() => new Workforce({ baseUrl }).request<T>({ method: 'GET', path: '/robots' })
  const file = await get<Blob>()
  assert.deepEqual([file.type, Buffer.from(await file.arrayBuffer())], ['application/pdf', pdf])
  assert.equal(await get(), null)
  assert.equal(await get(), '12')
  assert.deepEqual(await get(), { a: 1 })
})

test('request() refuses an invalid request before it is sent or logged', async (t) => {
  const { baseUrl, requests } = await startService(t, nothing)
  const events: LogEvent[] = []
  const workforce = new Workforce({ baseUrl, logger: (event) => void events.push(event) })
  await assert.rejects(workforce.request({ method: 'GET', path: '/robots', body: {} }), TypeError)
  await assert.rejects(workforce.request({ method: 'GE T', path: '/robots' }), TypeError)
  assert.deepEqual([requests, events], [[], []])
})
