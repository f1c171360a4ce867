import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { AbortedError, RateLimitedError, ServerError, TimeoutError, Workforce } from 'workforce-sdk'
import { retryAfterSeconds, retryDelayMs } from '../../sdk/src/retry.ts'
import {
  brokenResponse,
  data,
  failure,
  halfResponse,
  hangUp,
  page,
  type Responder,
  silence,
  startService,
  unavailable,
} from './service.ts'

const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }

const transientFailures: Record<string, Responder> = {
  'a connection that breaks before the response': hangUp,
  'a connection that breaks in the middle of the body': brokenResponse,
  '408': failure(408, 'request_timeout', {}, { 'retry-after': '0' }),
  '409 in_progress': failure(409, 'in_progress', {}, { 'retry-after': '0' }),
  '429': failure(429, 'too_many_attempts', {}, { 'retry-after': '0' }),
  '500': failure(500, 'server_error', {}, { 'retry-after': '0' }),
  '503': unavailable,
}

for (const [cause, responder] of Object.entries(transientFailures)) {
  test(`${cause} is retried with the same bytes and the same Idempotency-Key`, async (t) => {
    const { baseUrl, requests } = await startService(t, responder, data({ id: 1 }))
    assert.equal((await new Workforce({ baseUrl }).people.create(ada)).id, 1)
    assert.equal(requests.length, 2)
    assert.match(String(requests[0]?.headers['idempotency-key']), /^[0-9a-f]{32}$/)
    assert.equal(requests[1]?.headers['idempotency-key'], requests[0]?.headers['idempotency-key'])
    assert.equal(requests[1]?.body, requests[0]?.body)
  })
}

for (const [status, code] of [
  [400, 'malformed_json'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'conflict'],
  [412, 'precondition_failed'],
  [422, 'validation_failed'],
] as const) {
  test(`${status} ${code} is not retried`, async (t) => {
    const { baseUrl, requests } = await startService(t, failure(status, code, {}, { 'retry-after': '0' }))
    await assert.rejects(new Workforce({ baseUrl }).people.create(ada))
    assert.equal(requests.length, 1)
  })
}

test('each call has a new Idempotency-Key unless the caller sets one', async (t) => {
  const { baseUrl, requests } = await startService(t, data({ id: 1 }))
  const workforce = new Workforce({ baseUrl })
  await workforce.people.create(ada)
  await workforce.people.create(ada)
  await workforce.people.create(ada, { idempotencyKey: 'mine' })
  const keys = requests.map(({ headers }) => headers['idempotency-key'])
  assert.equal(new Set(keys).size, 3)
  assert.equal(keys[2], 'mine')
})

test('an Idempotency-Key is generated outside a secure context', async (t) => {
  const { baseUrl, requests } = await startService(t, data({ id: 1 }))
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  t.after(() => Reflect.deleteProperty(crypto, 'randomUUID'))
  await new Workforce({ baseUrl }).people.create(ada)
  assert.match(String(requests[0]?.headers['idempotency-key']), /^[0-9a-f]{32}$/)
})

test('only operations that accept an Idempotency-Key send one', async (t) => {
  const { baseUrl, requests } = await startService(t, data({ id: 1 }))
  const workforce = new Workforce({ baseUrl })
  await workforce.auth.login({ email: 'a@example.com', password: 'p' })
  await workforce.people.update(1, { job_title: 'x' })
  await workforce.people.get(1)
  assert.deepEqual(
    requests.map(({ headers }) => 'idempotency-key' in headers),
    [false, false, false],
  )
})

test('a call is retried twice by default, which the client and the call can override', async (t) => {
  for (const [clientRetries, callRetries, attempts] of [
    [undefined, undefined, 3],
    [1, undefined, 2],
    [1, 3, 4],
    [5, 0, 1],
  ]) {
    const { baseUrl, requests } = await startService(t, unavailable)
    await assert.rejects(
      new Workforce({ baseUrl, maxRetries: clientRetries }).me.get({ maxRetries: callRetries }),
      ServerError,
    )
    assert.equal(requests.length, attempts)
  }
})

test('a retry waits for Retry-After', async (t) => {
  const { baseUrl } = await startService(t, failure(503, 'unavailable', {}, { 'retry-after': '1' }), data({ id: 1 }))
  const startedAt = performance.now()
  await new Workforce({ baseUrl }).me.get()
  assert.ok(performance.now() - startedAt >= 990) // timers may fire a little early
})

test('a call does not wait for a long Retry-After', async (t) => {
  const { baseUrl, requests } = await startService(t, failure(429, 'too_many_attempts', {}, { 'retry-after': '3600' }))
  await assert.rejects(new Workforce({ baseUrl }).me.get(), (error: RateLimitedError) => {
    assert.ok(error instanceof RateLimitedError)
    assert.equal(error.retryAfterSeconds, 3600)
    return true
  })
  assert.equal(requests.length, 1)
})

for (const [cause, responder] of Object.entries({ 'no response': silence, 'half a response': halfResponse })) {
  test(`${cause} in time is a TimeoutError after the same retries as for other transient failures`, async (t) => {
    const { baseUrl, requests } = await startService(t, responder)
    // Enough for a request to arrive on a busy machine.
    const call = new Workforce({ baseUrl, timeoutMs: 60_000 }).me.get({ timeoutMs: 1_000, maxRetries: 1 })
    await assert.rejects(call, (error: TimeoutError) => {
      assert.ok(error instanceof TimeoutError)
      assert.equal(error.code, 'timed_out')
      assert.equal(error.message, 'me.get: no response within 1000 ms')
      return true
    })
    assert.equal(requests.length, 2)
  })
}

test('an infinite timeout is replaced by the longest possible one', async (t) => {
  const { baseUrl } = await startService(t, data({ id: 1 }))
  assert.equal((await new Workforce({ baseUrl, timeoutMs: Number.POSITIVE_INFINITY }).me.get()).id, 1)
})

test('aborting the signal ends the wait for the next attempt', async (t) => {
  const controller = new AbortController()
  const longRetry = failure(503, 'unavailable', {}, { 'retry-after': '50' })
  const { baseUrl, requests } = await startService(t, longRetry)
  const workforce = new Workforce({ baseUrl, logger: ({ retryInMs }) => retryInMs && controller.abort() })
  await assert.rejects(workforce.me.get({ signal: controller.signal }), AbortedError)
  assert.equal(requests.length, 1)
})

test('aborting the signal of a list ends its iteration', async (t) => {
  const controller = new AbortController()
  const { baseUrl } = await startService(t, page([{ id: 1 }], 'c2'))
  await assert.rejects(async () => {
    for await (const _ of new Workforce({ baseUrl }).people.list({}, { signal: controller.signal })) controller.abort()
  }, AbortedError)
})

describe('retryDelayMs', () => {
  const delay = (status: number | undefined, code: string, retries = 0, after?: number, random = 0) =>
    retryDelayMs({ status, code }, retries, after, random)

  test('doubles from half a second to eight seconds, and jitter subtracts up to half', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4, 9].map((retries) => delay(503, 'x', retries)),
      [500, 1000, 2000, 4000, 8000, 8000],
    )
    assert.equal(delay(undefined, 'connection_failed', 1, undefined, 0.99), 505)
  })

  test('is at least the delay that the service requests, plus a small jitter', () => {
    assert.equal(delay(503, 'x', 0, 20), 20_000)
    assert.equal(delay(503, 'x', 0, 20, 0.999), 21_998)
    assert.equal(delay(503, 'x', 0, 60), 60_000)
    assert.equal(delay(503, 'x', 0, 61), undefined)
  })

  test('is undefined for failures that a retry would not change', () => {
    assert.equal(delay(undefined, 'aborted'), undefined)
    assert.equal(delay(409, 'conflict'), undefined)
    assert.equal(delay(200, 'malformed_answer'), undefined)
  })
})

describe('retryAfterSeconds', () => {
  const now = new Date('2026-01-15T09:30:00.000Z')
  const read = (value?: string) =>
    retryAfterSeconds(new Headers(value === undefined ? {} : { 'retry-after': value }), now)

  test('reads seconds and dates, and nothing else', () => {
    assert.equal(read('120'), 120)
    assert.equal(read('Thu, 15 Jan 2026 09:30:05 GMT'), 5)
    assert.equal(read('Thu, 15 Jan 2026 09:00:00 GMT'), 0)
    assert.equal(read('soon'), undefined)
    assert.equal(read(), undefined)
  })
})
