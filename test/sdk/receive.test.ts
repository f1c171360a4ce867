import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, test } from 'node:test'
import express from 'express'
import { receiveWebhooks as receiveByExpress } from 'workforce-sdk/express'
import { receiveWebhooks as receiveByFetch } from 'workforce-sdk/fetch'
import { signWebhook, WebhookVerificationError } from 'workforce-sdk/webhooks'
import { by, over, platforms } from './receiver-platforms.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const newSecret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDazfVJNf6tKw='
const created = { id: 'evt_1', type: 'person.created', created_at: '2026-01-15T09:30:00.000Z', data: { id: 1 } }
const body = JSON.stringify(created)

/** What a receiver was told of, beside its answers. */
function witness() {
  const events: unknown[] = []
  const errors: unknown[] = []
  return { events, errors, onError: (error: unknown) => errors.push(error) }
}

for (const [platform, start] of Object.entries(platforms)) {
  describe(platform, () => {
    test('hands a delivery to the handler of its type, and answers 204', async () => {
      const { events, errors, onError } = witness()
      const deliver = await start({ secret, on: { 'person.created': (event) => events.push(event) }, onError })
      assert.deepEqual(await deliver(body, await signWebhook(body, secret)), { status: 204, text: '' })
      assert.deepEqual(events, [created])
      assert.deepEqual(errors, [])
    })

    test('refuses what is forged, replayed or incomplete, each with its reason', async () => {
      const { events, errors, onError } = witness()
      const deliver = await start({ secret, fallback: (event) => events.push(event), onError })
      const signed = await signWebhook(body, secret)
      const hourAgo = await signWebhook(body, secret, { timestamp: new Date(Date.now() - 3_600_000) })
      const { 'webhook-id': _left, ...incomplete } = signed
      for (const [sent, headers, expected] of [
        [body.replace('1', '2'), signed, /^bad_signature: no signature matches/],
        [body, await signWebhook(body, newSecret), /^bad_signature: /],
        [body, hourAgo, /^too_old: the delivery is 360\d s old/],
        [body, incomplete, /^missing_header: there is no header webhook-id$/],
        ['[]', await signWebhook('[]', secret), /^malformed: /],
      ] as const) {
        const { status, text } = await deliver(sent, headers)
        assert.equal(status, 400)
        assert.match(text, expected)
      }
      assert.deepEqual(events, [])
      assert.equal(errors.filter((error) => error instanceof WebhookVerificationError).length, 5)
    })

    test('answers 500 without its reason when the handler throws, and takes the event again', async () => {
      const { events, errors, onError } = witness()
      const failure = new Error('the database is away')
      const handle = async () => {
        if (events.push('tried') === 1) throw failure
      }
      const deliver = await start({ secret, on: { 'person.created': handle }, onError })
      const signed = await signWebhook(body, secret)
      assert.deepEqual(await deliver(body, signed), { status: 500, text: 'The handler failed.' })
      assert.deepEqual(errors, [failure])
      assert.equal((await deliver(body, signed)).status, 204)
    })

    test('acknowledges what was seen without its handler', async () => {
      const done = new Set<string>()
      const { events } = witness()
      const deliver = await start({
        secret,
        on: { 'person.created': (event) => events.push(event.id) },
        seen: async (id) => done.has(id),
        handled: (id) => done.add(id),
      })
      for (let time = 0; time < 3; time++) {
        assert.equal((await deliver(body, await signWebhook(body, secret))).status, 204)
      }
      assert.deepEqual(events, ['evt_1'])
      assert.deepEqual([...done], ['evt_1'])
    })

    test('takes no body beyond its limit', async () => {
      const { events, onError } = witness()
      const deliver = await start({ secret, fallback: (event) => events.push(event), maxBytes: 1000, onError })
      const large = JSON.stringify({ ...created, data: 'x'.repeat(1000) })
      const refused = { status: 413, text: 'The body is larger than 1000 bytes.' }
      assert.deepEqual(await deliver(large, await signWebhook(large, secret)), refused)
      assert.equal((await deliver(body, await signWebhook(body, secret))).status, 204)
      const chunked = { ...(await signWebhook(large, secret)), 'transfer-encoding': 'chunked' }
      if (!platform.includes('before')) assert.deepEqual(await deliver(large, chunked), refused)
      assert.equal(events.length, 1)
    })

    test('takes the old and the new secret while one is being rotated', async () => {
      const { events, onError } = witness()
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

test('what has no handler goes to the fallback, also a type that this version does not know', async () => {
  const { events } = witness()
  const on = { 'person.created': () => assert.fail('it is of another type') }
  const receive = by(receiveByFetch({ secret, on, fallback: (event) => events.push(event.type) }))
  const ignoring = by(receiveByFetch({ secret, on }))
  for (const type of ['person.deleted', 'planet.found', 'constructor', '__proto__']) {
    const other = JSON.stringify({ ...created, type })
    assert.equal((await receive(other, await signWebhook(other, secret))).status, 204)
    assert.equal((await ignoring(other, await signWebhook(other, secret))).status, 204)
  }
  assert.deepEqual(events, ['person.deleted', 'planet.found', 'constructor', '__proto__'])
})

test('a body that express.json() has parsed is told of, with what to do', async () => {
  const { errors, onError } = witness()
  const app = express().use(express.json()).post('/hooks', receiveByExpress({ secret, onError }))
  const { status, text } = await (await over(app))(body, await signWebhook(body, secret))
  assert.equal(status, 500)
  assert.match(text, /raw body of this delivery is gone.*before app\.use\(express\.json\(\)\).*req\.rawBody = bytes/)
  assert.equal((errors[0] as Error).message, text)
})

test('a Request that was read before is told of, with what to do', async () => {
  const { errors, onError } = witness()
  const receive = receiveByFetch({ secret, onError })
  const reading = by(async (request) => {
    await request.json()
    return receive(request)
  })
  const { status, text } = await reading(body, await signWebhook(body, secret))
  assert.equal(status, 500)
  assert.match(text, /body of this Request has been read already.*await request\.text\(\)/)
  assert.equal((errors[0] as Error).message, text)
})

test('a delivery whose connection ends within the body is refused, and reaches no handler', async () => {
  const { promise: refused, resolve: onError } = Promise.withResolvers<unknown>()
  const server = createServer(receiveByExpress({ secret, fallback: () => assert.fail('it is not whole'), onError }))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST /hooks HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"id": ')
  await once(server, 'request')
  socket.destroy()
  const error = await refused
  assert.ok(error instanceof WebhookVerificationError)
  assert.equal(error.reason, 'malformed')
  server.close()
})

test('other methods than POST are not allowed', async () => {
  for (const receive of [by(receiveByFetch({ secret })), await over(receiveByExpress({ secret }))]) {
    assert.deepEqual(await receive('', {}, 'GET'), { status: 405, text: 'Deliveries are sent by POST.' })
  }
})

test('a receiver without a secret, or with one that cannot be, does not start', () => {
  for (const receiveWebhooks of [receiveByFetch, receiveByExpress]) {
    for (const none of [undefined, '', [], [undefined]]) {
      assert.throws(() => receiveWebhooks({ secret: none }), /^TypeError: there is no webhook secret/)
    }
    assert.throws(() => receiveWebhooks({ secret: [secret, 'whsec_?'] }), /^TypeError: the webhook secret is not/)
  }
})

test('an error that the error hook throws changes no answer', async (t) => {
  const printed = t.mock.method(console, 'error', () => undefined)
  const failure = new Error('the log is full')
  const onError = () => Promise.reject(failure)
  const receive = by(receiveByFetch({ secret, onError }))
  assert.equal((await receive(body, {})).status, 400)
  assert.deepEqual(printed.mock.calls[0]?.arguments, [failure])
})

test('without an error hook, what a handler throws is printed, and what anybody may send is not', async (t) => {
  const printed = t.mock.method(console, 'error', () => undefined)
  const failure = new Error('the database is away')
  const receive = by(receiveByFetch({ secret, fallback: () => Promise.reject(failure) }))
  assert.equal((await receive(body, {})).status, 400)
  assert.equal(printed.mock.callCount(), 0)
  assert.equal((await receive(body, await signWebhook(body, secret))).status, 500)
  assert.deepEqual(printed.mock.calls[0]?.arguments, [failure])
})
