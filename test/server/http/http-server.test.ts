import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { before, describe, it } from 'node:test'
import { Agent } from 'undici'
import { closeGracefully, createHttpServer } from '../../../server/http/http-server.ts'
import { findProblems } from '../../support/contract/contract.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)

/** Sends bytes, and reads until the server closes the connection. */
async function exchange(port: number, message: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(message)
  let text = ''
  for await (const chunk of socket) text += chunk
  return text
}

const line = `GET /v1/me HTTP/1.1\r\nHost: x\r\n`
const login = `POST /v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
const malformed: Record<string, [message: string, status: number]> = {
  'plain text': ['hello\r\n\r\n', 400],
  TLS: ['\x16\x03\x01\x02\x00\x01\x00\x01', 400],
  'an unknown version': ['GET /v1/me HTTP/9.9\r\nHost: x\r\n\r\n', 400],
  'a header without a colon': [`${line}Nonsense\r\n\r\n`, 400],
  'U+0000 in a header': [`${line}X: \0\r\n\r\n`, 400],
  'two lengths': [`${line}Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx`, 400],
  'a length and chunks': [`${line}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  'a length that is not a number': [`${line}Content-Length: x\r\n\r\n`, 400],
  'no Host': ['GET /v1/me HTTP/1.1\r\n\r\n', 400],
  'two Hosts': [`${line}Host: y\r\n\r\n`, 400],
  'the same Host twice': [`${line}hOST: x\r\n\r\n`, 400],
  'two Hosts of HTTP/1.0': ['GET /v1/me HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n', 400],
  'a body shorter than its length': [`${login}Content-Length: 9\r\n\r\n{}`, 400],
  'a chunk without a size': [`${login}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
  'an unknown expectation': [`${line}Expect: nonsense\r\n\r\n`, 417],
  'headers of more than 16 KiB': [`${line}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
}

describe('a request that is not valid HTTP', () => {
  const port = Number(new URL(app.url).port)
  let ordinary: Record<string, unknown>
  before(async () => {
    ordinary = (await app.send('GET', '/v1/me')).headers
  })

  for (const [name, [message, status]] of Object.entries(malformed)) {
    it(`gets a response like any other error: ${name}`, async () => {
      const response = await exchange(port, message)
      const [head = '', text = ''] = response.split('\r\n\r\n')
      assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `))
      assert.match(head, /\r\nContent-Type: application\/json; charset=utf-8\r\n/)
      assert.match(head, /\r\nConnection: close/)
      const body = JSON.parse(text)
      assert.deepEqual(findProblems({ $ref: '#/components/schemas/ErrorBody' }, body), [])
      for (const name of [
        'Cache-Control',
        'Content-Security-Policy',
        'Strict-Transport-Security',
        'X-Content-Type-Options',
      ])
        assert.ok(head.includes(`\r\n${name}: ${ordinary[name.toLowerCase()]}\r\n`), name)
      assert.ok(head.includes(`X-Request-Id: ${body.request_id}`))
    })
  }

  it('does not affect other requests', async () => {
    assert.equal((await app.send('GET', '/v1/me', { token: owner.token })).status, 200)
  })
})

describe('a client that stops reading', () => {
  it('is disconnected after the idle timeout, and the rest of the response is released', async () => {
    const end = Promise.withResolvers<boolean>()
    const server = createHttpServer(
      (_req, res) => {
        res.once('close', () => end.resolve(res.writableFinished))
        res.end(Buffer.alloc(64 * 1024 * 1024)) // exceeds the socket buffers of the kernel
      },
      { timeoutMs: 100 },
    )
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    assert.equal(await end.promise, false)
    socket.destroy()
    server.close()
  })
})

/** Starts a server that responds once `respond` is called. */
async function startSlowServer() {
  const arrived = Promise.withResolvers<void>()
  const canRespond = Promise.withResolvers<void>()
  const server = createHttpServer(async (_req, res) => {
    arrived.resolve()
    await canRespond.promise
    res.end('done')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ pipelining: 1 })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = async (): Promise<string> => (await agent.request({ origin, path: '/', method: 'GET' })).body.text()
  return { server, get, arrived: arrived.promise, respond: () => canRespond.resolve(), end: () => agent.destroy() }
}

describe('a server that stops', () => {
  it('completes its requests, accepts no new ones, and closes immediately afterwards', async () => {
    const { server, get, arrived, respond, end } = await startSlowServer()
    const running = get()
    await arrived
    let isClosed = false
    const closed = closeGracefully(server, 60_000).then(() => {
      isClosed = true
    })
    await assert.rejects(get(), /ECONNREFUSED/)
    assert.equal(isClosed, false)
    respond()
    assert.equal(await running, 'done')
    const start = performance.now()
    await closed
    assert.ok(performance.now() - start < 5_000, 'it waits for no keep-alive connection')
    await end()
  })

  it('closes idle connections immediately', async () => {
    const { server, get, respond, end } = await startSlowServer()
    respond()
    await get()
    await closeGracefully(server, 60_000)
    await end()
  })

  it('closes connections whose requests exceed the grace period', async () => {
    const { server, get, arrived, end } = await startSlowServer()
    const running = assert.rejects(get(), /other side closed|ECONNRESET/)
    await arrived
    await closeGracefully(server, 20)
    await running
    await end()
  })
})
