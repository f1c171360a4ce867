import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, test } from 'node:test'
import express from 'express'
import { receiveWebhooks as receiveByExpress } from 'workforce-sdk/express'
import { receiveWebhooks as receiveByFetch } from 'workforce-sdk/fetch'
import { signWebhook, WebhookVerificationError } from 'workforce-sdk/webhooks'
import { deliverInProcess, deliverOverSocket, platforms } from './receiver-platforms.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const newSecret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDazfVJNf6tKw='
const created = { id: 'evt_1', type: 'person.created', created_at: '2026-01-15T09:30:00.000Z', data: { id: 1 } }
const body = JSON.stringify(created)

/** Records the events and errors that a receiver passes to its callbacks. */
function createRecorder() {
  const events: unknown[] = []
  const errors: unknown[] = []
  return { events, errors, onError: (error: unknown) => errors.push(error) }
}

for (const [platform, start] of Object.entries(platforms)) {
  describe(platform, () => {
    test('passes a delivery to the handler of its type, and responds with 204', async () => {
      const { events, errors, onError } = createRecorder()
      const deliver = await start({ secret, on: { 'person.created': (event) => events.push(event) }, onError })
      assert.deepEqual(await deliver(body, await signWebhook(body, secret)), { status: 204, text: '' })
      assert.deepEqual(events, [created])
      assert.deepEqual(errors, [])
    })

    test('refuses forged, replayed and incomplete deliveries, each with its reason', async () => {
      const { events, errors, onError } = createRecorder()
      const deliver = await start({ secret, fallback: (event) => events.push(event), onError })
      const signed = await signWebhook(body, secret)
      const staleHeaders = await signWebhook(body, secret, { timestamp: new Date(Date.now() - 3_600_000) })
      const { 'webhook-id': _left, ...incomplete } = signed
      for (const [payload, headers, expected] of [
        [body.replace('1', '2'), signed, /^bad_signature: no signature matches/],
        [body, await signWebhook(body, newSecret), /^bad_signature: /],
        [body, staleHeaders, /^too_old: the delivery is 360\d s old/],
        [body, incomplete, /^missing_header: there is no header webhook-id$/],
        ['[]', await signWebhook('[]', secret), /^malformed: /],
      ] as const) {
        const { status, text } = await deliver(payload, headers)
        assert.equal(status, 400)
        assert.match(text, expected)
      }
      assert.deepEqual(events, [])
      assert.equal(errors.filter((error) => error instanceof WebhookVerificationError).length, 5)
    })

    test('responds with 500 and no details when the handler throws, and accepts the event again', async () => {
      const { events, errors, onError } = createRecorder()
      const failure = new Error('the database is away')
      const handle = async () => {
        if (events.push('attempt') === 1) throw failure
      }
      const deliver = await start({ secret, on: { 'person.created': handle }, onError })
      const signed = await signWebhook(body, secret)
      assert.deepEqual(await deliver(body, signed), { status: 500, text: 'The handler failed.' })
      assert.deepEqual(errors, [failure])
      assert.equal((await deliver(body, signed)).status, 204)
    })

    test('acknowledges a repeated event without calling its handler again', async () => {
      const done = new Set<string>()
      const { events } = createRecorder()
      const deliver = await start({
        secret,
        on: { 'person.created': (event) => events.push(event.id) },
        seen: async (id) => done.has(id),
        handled: (id) => done.add(id),
      })
      for (let delivery = 0; delivery < 3; delivery++) {
        assert.equal((await deliver(body, await signWebhook(body, secret))).status, 204)
      }
      assert.deepEqual(events, ['evt_1'])
      assert.deepEqual([...done], ['evt_1'])
    })

    test('refuses a body larger than its limit', async () => {
      const { events, onError } = createRecorder()
      const deliver = await start({ secret, fallback: (event) => events.push(event), maxBytes: 1000, onError })
      const large = JSON.stringify({ ...created, data: 'x'.repeat(1000) })
      const tooLarge = { status: 413, text: 'The body is larger than 1000 bytes.' }
      assert.deepEqual(await deliver(large, await signWebhook(large, secret)), tooLarge)
      assert.equal((await deliver(body, await signWebhook(body, secret))).status, 204)
      const chunked = { ...(await signWebhook(large, secret)), 'transfer-encoding': 'chunked' }
      if (!platform.includes('before')) assert.deepEqual(await deliver(large, chunked), tooLarge)
      assert.equal(events.length, 1)
    })

    test('accepts the old and the new secret during a rotation', async () => {
      const { events, onError } = createRecorder()
      const deliver = await start({
        secret: [newSecret, undefined, secret],
        fallback: ({ id }) => events.push(id),
        onError,
      })
      for (const each of [secret, newSecret]) {
        assert.equal((await deliver(body, await signWebhook(body, each))).status, 204)
      }
      assert.equal(events.length, 2)
    })
  })
}

test('an event without a handler goes to the fallback, even if its type is unknown', async () => {
  const { events } = createRecorder()
  const on = { 'person.created': () => assert.fail('the event has another type') }
  const receive = deliverInProcess(receiveByFetch({ secret, on, fallback: (event) => events.push(event.type) }))
  const receiveWithoutFallback = deliverInProcess(receiveByFetch({ secret, on }))
  for (const type of ['person.deleted', 'planet.found', 'constructor', '__proto__']) {
    const other = JSON.stringify({ ...created, type })
    assert.equal((await receive(other, await signWebhook(other, secret))).status, 204)
    assert.equal((await receiveWithoutFallback(other, await signWebhook(other, secret))).status, 204)
  }
  assert.deepEqual(events, ['person.deleted', 'planet.found', 'constructor', '__proto__'])
})

test('a body parsed by express.json() causes an error that explains the fix', async () => {
  const { errors, onError } = createRecorder()
  const app = express().use(express.json()).post('/hooks', receiveByExpress({ secret, onError }))
  const { status, text } = await (await deliverOverSocket(app))(body, await signWebhook(body, secret))
  assert.equal(status, 500)
  assert.match(text, /raw body of this delivery is gone.*before app\.use\(express\.json\(\)\).*req\.rawBody = bytes/)
  assert.equal((errors[0] as Error).message, text)
})

test('a Request with a consumed body causes an error that explains the fix', async () => {
  const { errors, onError } = createRecorder()
  const receive = receiveByFetch({ secret, onError })
  const receiveAfterRead = deliverInProcess(async (request) => {
    await request.json()
    return receive(request)
  })
  const { status, text } = await receiveAfterRead(body, await signWebhook(body, secret))
  assert.equal(status, 500)
  assert.match(text, /body of this Request has been read already.*await request\.text\(\)/)
  assert.equal((errors[0] as Error).message, text)
})

test('a delivery is refused and reaches no handler if its connection closes in the middle of the body', async () => {
  const { promise: reported, resolve: onError } = Promise.withResolvers<unknown>()
  const server = createServer(
    receiveByExpress({ secret, fallback: () => assert.fail('the body is incomplete'), onError }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST /hooks HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"id": ')
  await once(server, 'request')
  socket.destroy()
  const error = await reported
  assert.ok(error instanceof WebhookVerificationError)
  assert.equal(error.reason, 'malformed')
  server.close()
})

test('methods other than POST are not allowed', async () => {
  for (const receive of [
    deliverInProcess(receiveByFetch({ secret })),
    await deliverOverSocket(receiveByExpress({ secret })),
  ]) {
    assert.deepEqual(await receive('', {}, 'GET'), { status: 405, text: 'Deliveries are sent by POST.' })
  }
})

test('a receiver without a valid secret does not start', () => {
  for (const receiveWebhooks of [receiveByFetch, receiveByExpress]) {
    for (const missing of [undefined, '', [], [undefined]]) {
      assert.throws(() => receiveWebhooks({ secret: missing }), /^TypeError: there is no webhook secret/)
    }
    assert.throws(() => receiveWebhooks({ secret: [secret, 'whsec_?'] }), /^TypeError: the webhook secret is not/)
  }
})

test('an error thrown by the error hook does not change the response', async (t) => {
  const consoleError = t.mock.method(console, 'error', () => undefined)
  const failure = new Error('the log is full')
  const onError = () => Promise.reject(failure)
  const receive = deliverInProcess(receiveByFetch({ secret, onError }))
  assert.equal((await receive(body, {})).status, 400)
  assert.deepEqual(consoleError.mock.calls[0]?.arguments, [failure])
})

test('without an error hook, errors of handlers are printed and refused deliveries are not', async (t) => {
  const consoleError = t.mock.method(console, 'error', () => undefined)
  const failure = new Error('the database is away')
  const receive = deliverInProcess(receiveByFetch({ secret, fallback: () => Promise.reject(failure) }))
  assert.equal((await receive(body, {})).status, 400)
  assert.equal(consoleError.mock.callCount(), 0)
  assert.equal((await receive(body, await signWebhook(body, secret))).status, 500)
  assert.deepEqual(consoleError.mock.calls[0]?.arguments, [failure])
})
