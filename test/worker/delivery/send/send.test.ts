import assert from 'node:assert/strict'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { describe, it, type TestContext } from 'node:test'
import { gzipSync } from 'node:zlib'
import { createEgress } from '../../../../server/egress/egress.ts'
import { maxResponseBytes } from '../../../../worker/delivery/send/excerpt.ts'
import { createLateBodies } from '../../../../worker/delivery/send/late-bodies.ts'
import { type SendOptions, send } from '../../../../worker/delivery/send/send.ts'
import { eventually } from '../../../support/race.ts'

const egress = createEgress({ allowedCidrs: ['127.0.0.0/8'], timeoutMs: 20_000 })

/**
 * The options for receivers that respond, even on a busy machine (`patient`), and for receivers that never respond
 * (`brief`).
 */
const patient: SendOptions = {
  timeoutMs: 20_000,
  onSlow: () => undefined,
  onSucceeded: () => undefined,
  lateBodies: createLateBodies(),
}
const brief: SendOptions = { ...patient, timeoutMs: 1_000, onSlow: () => assert.fail('the send was slow') }

/** Sends a request to a server that runs `behave` on its connection once the request has arrived. */
async function sendTo(
  t: TestContext,
  behave: (socket: Socket) => void,
  { protocol = 'http', options = patient }: { protocol?: string; options?: SendOptions } = {},
) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('data', () => behave(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const origin = `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}`
  const result = await send(egress, { origin, path: '/', headers: {}, body: '{}' }, options)
  const closed = () =>
    eventually('connections are closed', async () => [...sockets].every(({ destroyed }) => destroyed))
  return { ...result, closed }
}

const head = (status: number, headers = '') => `HTTP/1.1 ${status} X\r\n${headers}`

describe('sending', () => {
  it('succeeds with any 2xx', async (t) => {
    for (const status of [200, 201, 202, 204, 299]) {
      const { outcome, responseStatus, responseTruncated, error } = await sendTo(t, (socket) =>
        socket.end(head(status, 'Content-Length: 0\r\n\r\n')),
      )
      assert.deepEqual(
        { outcome, responseStatus, responseTruncated, error },
        { outcome: 'succeeded', responseStatus: status, responseTruncated: false, error: null },
      )
    }
  })

  it('skips informational responses', async (t) => {
    const result = await sendTo(t, (socket) =>
      socket.end(`${head(103)}\r\n${head(200, 'Content-Length: 2\r\n\r\nok')}`),
    )
    assert.equal(result.outcome, 'succeeded')
    assert.equal(result.responseExcerpt, 'ok')
  })

  for (const status of [300, 301, 302, 307, 400, 404, 410, 500, 503]) {
    it(`fails with ${status} and follows no redirect`, async (t) => {
      const result = await sendTo(t, (socket) =>
        socket.end(head(status, 'Location: http://127.0.0.1:1/\r\nContent-Length: 2\r\n\r\nno')),
      )
      assert.equal(result.outcome, 'http_error')
      assert.equal(result.responseStatus, status)
      assert.equal(result.responseExcerpt, 'no')
    })
  }

  it('returns Retry-After of a busy receiver', async (t) => {
    const result = await sendTo(t, (socket) => socket.end(head(503, 'Retry-After: 120\r\nContent-Length: 0\r\n\r\n')))
    assert.equal(result.retryAfterSeconds, 120)
  })

  for (const [name, behave, outcome, status] of [
    ['hangs', () => undefined, 'timed_out', null],
    ['hangs within its headers', (socket) => socket.write('HTTP/1.1 200 X\r\nA:'), 'timed_out', null],
    ['resets', (socket) => socket.resetAndDestroy(), 'connection_reset', null],
    ['closes without a response', (socket) => socket.end(), 'connection_reset', null],
    ['does not respond in HTTP', (socket) => socket.end('220 smtp.example.com ESMTP\r\n'), 'connection_failed', null],
    [
      'has endless headers',
      (socket) => socket.end(`${head(200)}A: ${'x'.repeat(100_000)}\r\n\r\n`),
      'answer_too_large',
      null,
    ],
    ['fails and then hangs', (socket) => socket.write(head(500, 'Content-Length: 9\r\n\r\nx')), 'http_error', 500],
  ] as [string, (socket: Socket) => void, string, number | null][]) {
    it(`fails when the receiver ${name}, and closes the connection`, async (t) => {
      const result = await sendTo(t, behave, { options: name.includes('hangs') ? brief : patient })
      assert.equal(result.outcome, outcome)
      assert.equal(result.responseStatus, status)
      assert.ok(result.durationMs < 15_000)
      await result.closed()
    })
  }

  const endlessChunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  const bomb = gzipSync(Buffer.alloc(20_000_000))
  assert.ok(bomb.length < maxResponseBytes)

  for (const [name, behave, excerpt] of [
    ['hangs', (socket) => socket.write(head(200, 'Content-Length: 9\r\n\r\nx')), /^x$/],
    [
      'drips',
      (socket) => {
        socket.write(head(200, 'Transfer-Encoding: chunked\r\n\r\n'))
        const timer = setInterval(() => socket.write('1\r\n.\r\n'), 10)
        socket.once('close', () => clearInterval(timer))
      },
      /^\.+$/,
    ],
    ['ends too early', (socket) => socket.end(head(200, 'Content-Length: 9\r\n\r\nx')), /^x$/],
    [
      'is cut by a reset',
      (socket) => socket.write(head(200, 'Content-Length: 9\r\n\r\nx'), () => socket.resetAndDestroy()),
      /^x?$/,
    ],
    [
      'is not chunked as announced',
      (socket) => socket.end(head(200, 'Transfer-Encoding: chunked\r\n\r\nnonsense\r\n')),
      /^$/,
    ],
    [
      'never ends',
      (socket) => {
        socket.write(head(200, 'Transfer-Encoding: chunked\r\n\r\n'))
        const more = () => {
          while (!socket.destroyed && socket.write(endlessChunk));
        }
        socket.on('drain', more)
        more()
      },
      /^x{4096}$/,
    ],
    [
      'decompresses to megabytes',
      (socket) => {
        socket.write(head(200, `Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`))
        socket.end(bomb)
      },
      /^$/,
    ],
    [
      'does not match its encoding',
      (socket) => socket.end(head(200, 'Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\nok')),
      /^$/,
    ],
  ] as [string, (socket: Socket) => void, RegExp][]) {
    it(`succeeds with a 2xx whose body ${name}, and drops the rest`, async (t) => {
      const result = await sendTo(t, behave, { options: { ...brief, timeoutMs: 900 } })
      const { outcome, responseStatus, responseTruncated, error } = result
      assert.deepEqual(
        { outcome, responseStatus, responseTruncated, error },
        { outcome: 'succeeded', responseStatus: 200, responseTruncated: true, error: null },
      )
      assert.match(result.responseExcerpt ?? '', excerpt)
      await result.closed()
    })
  }

  /** Creates a success response whose body ends when the test calls `end`. */
  function slowBody() {
    const { promise: connection, resolve } = Promise.withResolvers<Socket>()
    const behave = (socket: Socket) => {
      socket.write(head(200, 'Content-Length: 2\r\n\r\no'))
      resolve(socket)
    }
    return { behave, end: async () => (await connection).end('k') }
  }

  it('reports a success while its slow body is still being read', async (t) => {
    const { promise: succeeded, resolve } = Promise.withResolvers<void>()
    const calls: string[] = []
    const { behave, end } = slowBody()
    const sending = sendTo(t, behave, {
      options: {
        ...patient,
        onSlow: () => calls.push('slow'),
        onSucceeded: () => {
          calls.push('succeeded')
          resolve()
        },
      },
    })
    await succeeded
    assert.deepEqual(calls, ['slow', 'succeeded'])
    await end()
    const { outcome, responseExcerpt, responseTruncated } = await sending
    assert.deepEqual([outcome, responseExcerpt, responseTruncated], ['succeeded', 'ok', false])
  })

  it('reads a limited number of slow bodies, and none once the worker stops', async (t) => {
    const lateBodies = createLateBodies(1)
    const { promise: succeeded, resolve } = Promise.withResolvers<void>()
    const first = sendTo(t, slowBody().behave, { options: { ...patient, lateBodies, onSucceeded: resolve } })
    await succeeded
    const options = { ...patient, lateBodies, onSucceeded: () => assert.fail('there was capacity') }
    const beyond = await sendTo(t, slowBody().behave, { options })
    assert.deepEqual([beyond.outcome, beyond.responseTruncated], ['succeeded', true])
    lateBodies.close()
    const { outcome, responseTruncated } = await first
    assert.deepEqual([outcome, responseTruncated], ['succeeded', true])
    const late = await sendTo(t, slowBody().behave, { options })
    assert.deepEqual([late.outcome, late.responseTruncated], ['succeeded', true])
  })

  it('reports that the body of a failure was cut', async (t) => {
    const { outcome, responseTruncated, responseExcerpt } = await sendTo(t, (socket) =>
      socket.end(head(500, 'Content-Length: 9\r\n\r\nx')),
    )
    assert.deepEqual([outcome, responseTruncated, responseExcerpt], ['http_error', true, 'x'])
  })

  it('reports a failed handshake', async (t) => {
    const { outcome } = await sendTo(t, (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), {
      protocol: 'https',
    })
    assert.equal(outcome, 'tls_failed')
  })

  it('reports the error of each of several addresses', async () => {
    const both = createEgress({ allowedCidrs: ['127.0.0.0/8', '::1/128'], timeoutMs: 20_000 })
    const origin = 'http://localhost:1' // no server listens on either address of the name
    const result = await send(both, { origin, path: '/', headers: {}, body: '{}' }, patient)
    assert.equal(result.outcome, 'connection_refused')
    assert.match(result.error ?? '', /127\.0\.0\.1:1/)
  })
})
