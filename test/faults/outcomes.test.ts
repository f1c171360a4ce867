import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Schemas } from '../../server/operation/contract/contract.ts'
import { areDone, startKillableFixture } from '../support/receivers/delivery-fixture.ts'
import { type Behaviour, behaviours, respondWith, startReceiver, startRefuser } from '../support/receivers/receiver.ts'

/** Long for receivers that respond, because the machine may be busy; short for receivers that use all of it. */
const timeoutSeconds = { responding: '20', slow: '2' }
const fixture = await startKillableFixture({ WEBHOOK_TIMEOUT_SECONDS: timeoutSeconds.responding })
const receiver = await startReceiver()
const refuser = await startRefuser()

interface Fault {
  name: string
  behaviour: Behaviour
  outcome: Schemas['WebhookAttemptOutcome']
  status: number | null
  excerpt?: string
}

const faults: Fault[] = [
  { name: 'returns 500', behaviour: respondWith(500, {}, 'no'), outcome: 'http_error', status: 500, excerpt: 'no' },
  { name: 'returns 400', behaviour: respondWith(400), outcome: 'http_error', status: 400 },
  {
    name: 'redirects',
    behaviour: respondWith(301, { Location: `${receiver.url}/elsewhere` }),
    outcome: 'http_error',
    status: 301,
  },
  { name: 'resets', behaviour: behaviours.reset, outcome: 'connection_reset', status: null },
]

const slowFaults: Fault[] = [{ name: 'hangs', behaviour: behaviours.hang, outcome: 'timed_out', status: null }]

/** Responses with a success status. */
const unusualBodies: Record<string, Behaviour> = {
  endless: behaviours.endless,
  'gzip-bomb': behaviours.gzipBomb,
  'resets-midway': (response) => response.writeHead(200).write('x', () => response.socket?.resetAndDestroy()),
}

/** Responses with a success status, whose bodies are read until the timeout. */
const slowBodies: Record<string, Behaviour> = { drips: behaviours.drip }

const subscribe = (all: readonly Fault[]) =>
  Promise.all(
    all.map(async (fault) => {
      const path = `/${fault.name.replaceAll(' ', '-')}`
      receiver.behave(fault.behaviour, path)
      return { ...fault, webhook: await fixture.subscribe(`${receiver.url}${path}`, ['person.created']) }
    }),
  )

/** Checks the outcome of each of the six attempts. */
async function checkAttempts(t: TestContext, subscribed: Awaited<ReturnType<typeof subscribe>>): Promise<void> {
  for (const { name, outcome, status, excerpt, webhook } of subscribed) {
    await t.test(`${name}: ${outcome}`, async () => {
      const [delivery] = await fixture.waitForDeliveries(webhook.id, areDone)
      assert.equal(delivery?.status, 'failed')
      assert.equal(delivery.next_attempt_at, null)
      assert.deepEqual(
        delivery.attempts.map(({ attempt }) => attempt),
        [1, 2, 3, 4, 5, 6],
      )
      for (const attempt of delivery.attempts) {
        assert.equal(attempt.outcome, outcome)
        assert.equal(attempt.response_status, status)
        if (excerpt !== undefined) assert.equal(attempt.response_excerpt, excerpt)
        if (status === null) assert.notEqual(attempt.error, null)
      }
    })
  }
  for (const { webhook } of subscribed) await fixture.api.call('webhooks.delete', { path: { id: webhook.id } })
}

test('a failing receiver gets six attempts, each with its outcome', async (t) => {
  const subscribed = await subscribe(faults)
  const refusing = await fixture.subscribe(refuser.url, ['person.created'])
  await fixture.addPerson()

  await checkAttempts(t, subscribed)
  await t.test('refuses connections: connection_refused', async () => {
    const [delivery] = await fixture.waitForDeliveries(refusing.id, areDone)
    assert.equal(delivery?.status, 'failed')
    assert.deepEqual(new Set(delivery.attempts.map(({ outcome }) => outcome)), new Set(['connection_refused']))
    assert.equal(delivery.attempts.length, 6)
  })
  await t.test('a redirect is not followed', () => {
    assert.equal(receiver.received.filter(({ path }) => path === '/elsewhere').length, 0)
  })
})

/** Checks that scheduled and manual attempts succeed. */
async function checkSuccesses(t: TestContext, bodies: Record<string, Behaviour>): Promise<void> {
  for (const [name, behaviour] of Object.entries(bodies)) {
    receiver.behave(behaviour, `/unusual/${name}`)
    await t.test(name, async () => {
      const { id } = await fixture.subscribe(`${receiver.url}/unusual/${name}`, ['person.created'])
      await fixture.addPerson()
      const [delivery = assert.fail()] = await fixture.waitForDeliveries(id, areDone)
      await fixture.api.call('webhooks.sendTest', { path: { id }, body: { type: 'person.created' } })
      await fixture.api.call('webhookDeliveries.redeliver', { path: { id: delivery.id } })
      const deliveries = await fixture.waitForDeliveries(
        id,
        (all) => areDone(all) && all.flatMap(({ attempts }) => attempts).length === 3,
      )
      for (const { status, attempts } of deliveries) {
        assert.equal(status, 'succeeded')
        for (const { outcome, response_status, response_truncated, error } of attempts) {
          assert.deepEqual(
            { outcome, response_status, response_truncated, error },
            { outcome: 'succeeded', response_status: 200, response_truncated: true, error: null },
          )
        }
      }
      const { data } = (await fixture.api.call('webhooks.get', { path: { id } })).body
      assert.equal(data.last_24_hours.last_failure, null)
      await fixture.api.call('webhooks.delete', { path: { id } })
    })
  }
}

test('a short timeout ends hanging receivers and slow bodies', async (t) => {
  await fixture.worker.end()
  await fixture.replaceWorker({ WEBHOOK_TIMEOUT_SECONDS: timeoutSeconds.slow })
  await t.test('a hanging receiver fails by timeout', async (t) => {
    const subscribed = await subscribe(slowFaults)
    await fixture.addPerson()
    await checkAttempts(t, subscribed)
  })
  await t.test('a 2xx is a success with a slow body, for scheduled and manual attempts', (t) =>
    checkSuccesses(t, slowBodies),
  )
  await fixture.worker.end()
  await fixture.replaceWorker()
})

test('a 2xx is a success with any body, for scheduled and manual attempts', (t) => checkSuccesses(t, unusualBodies))

/** Responds with the statuses in order, and then repeats the last one. */
const inSequence =
  (...statuses: number[]): Behaviour =>
  (response, received) =>
    respondWith((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 204)(response, received)

const readStatuses = (delivery: { attempts: { response_status: number | null }[] } | undefined) =>
  delivery?.attempts.map(({ response_status }) => response_status)

test('two consecutive 410 responses disable the webhook, and other webhooks get an event', async () => {
  receiver.behave(respondWith(410), '/gone')
  const { id } = await fixture.subscribe(`${receiver.url}/gone`, ['person.created'])
  const witness = await fixture.subscribe(`${receiver.url}/witness`, ['webhook.disabled'])
  await fixture.addPerson()

  const [delivery] = await fixture.waitForDeliveries(id, areDone)
  assert.deepEqual(readStatuses(delivery), [410, 410])
  assert.equal(delivery?.status, 'skipped') // as are all pending deliveries of a disabled webhook
  const { data } = (await fixture.api.call('webhooks.get', { path: { id } })).body
  assert.equal(data.active, false)
  assert.equal(data.disabled_reason, 'gone')

  const requests = await receiver.until(1, ({ path, body }) => path === '/witness' && body.includes(`"id":${id},`))
  const event = JSON.parse(String(requests[0]?.body))
  assert.equal(event.type, 'webhook.disabled')
  assert.deepEqual(event.data, {
    id,
    url: `${receiver.url}/gone`,
    disabled_at: data.disabled_at,
    disabled_reason: 'gone',
  })
  await fixture.api.call('webhooks.delete', { path: { id: witness.id } })
})

test('410 is retried, and does not disable the webhook if other responses come in between', async () => {
  receiver.behave(inSequence(410, 204, 410, 500, 410, 404, 410, 503), '/mixed')
  const { id } = await fixture.subscribe(`${receiver.url}/mixed`, ['person.created'])
  await fixture.addPerson()
  const [first] = await fixture.waitForDeliveries(id, areDone)
  assert.equal(first?.status, 'succeeded')
  assert.deepEqual(readStatuses(first), [410, 204])
  await fixture.addPerson()
  const [second] = await fixture.waitForDeliveries(id, (all) => all.length === 2 && areDone(all))
  assert.equal(second?.status, 'failed')
  assert.deepEqual(readStatuses(second), [410, 500, 410, 404, 410, 503])
  assert.equal((await fixture.api.call('webhooks.get', { path: { id } })).body.data.active, true)
  await fixture.api.call('webhooks.delete', { path: { id } })
})

test('five consecutive exhausted deliveries disable a webhook, and later ones are skipped', async () => {
  receiver.behave(respondWith(503), '/down')
  const { id } = await fixture.subscribe(`${receiver.url}/down`, ['person.created'])
  for (let count = 0; count < 5; count++) await fixture.addPerson()
  await fixture.waitForDeliveries(id, (deliveries) => deliveries.length === 5 && areDone(deliveries))
  const { data } = (await fixture.api.call('webhooks.get', { path: { id } })).body
  assert.equal(data.active, false)
  assert.equal(data.disabled_reason, 'deliveries_exhausted')

  await fixture.addPerson()
  const [newest] = await fixture.waitForDeliveries(id, (deliveries) => deliveries.length === 6)
  assert.equal(newest?.status, 'skipped')
  assert.deepEqual(newest.attempts, [])

  receiver.behave(respondWith(204), '/down')
  await fixture.api.call('webhooks.update', { path: { id }, body: { active: true } })
  await fixture.addPerson()
  const [next] = await fixture.waitForDeliveries(id, ([first]) => first?.status === 'succeeded')
  assert.equal(next?.attempts.length, 1)
})
