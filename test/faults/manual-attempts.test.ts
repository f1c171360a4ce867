import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verifyWebhook } from 'workforce-sdk/webhooks'
import { eventually } from '../support/race.ts'
import { areDone, startDeliveryFixture } from '../support/receivers/delivery-fixture.ts'
import { respondWith, startReceiver } from '../support/receivers/receiver.ts'

const fixture = await startDeliveryFixture()
const receiver = await startReceiver()
const { api } = fixture

const redeliver = (id: number) => api.call('webhookDeliveries.redeliver', { path: { id } })
const getDelivery = async (id: number) => (await api.call('webhookDeliveries.get', { path: { id } })).body.data
const getWebhook = async (id: number) => (await api.call('webhooks.get', { path: { id } })).body.data

test('a test event is sent once, signed and marked, even to an inactive webhook', async () => {
  const headers = { Authorization: 'Bearer gateway', 'X-Tenant': 'acme' }
  const input = { url: `${receiver.url}/test`, events: ['person.deleted' as const], active: false, headers }
  const { id, secret = '' } = (await api.call('webhooks.create', { body: input })).body.data
  const { data } = (await api.call('webhooks.sendTest', { path: { id }, body: { type: 'payrun.approved' } })).body
  const [request] = await receiver.until(1, ({ path }) => path === '/test')
  assert.ok(request)
  assert.equal(request.headers['x-webhook-test'], '1')
  assert.equal(request.headers['webhook-id'], data.event_id)
  assert.equal(request.headers['x-webhook-attempt'], '1')
  assert.equal(request.headers.authorization, headers.Authorization)
  assert.equal(request.headers['x-tenant'], 'acme')
  const event = await verifyWebhook(request.body, request.headers as Record<string, string>, secret)
  assert.equal(event.type, 'payrun.approved')

  const [delivery] = await fixture.waitForDeliveries(id, areDone)
  assert.equal(delivery?.status, 'succeeded')
  assert.deepEqual(
    delivery.attempts.map(({ trigger, outcome }) => [trigger, outcome]),
    [['test', 'succeeded']],
  )
  assert.equal((await getWebhook(id)).last_24_hours.attempts, 0)

  receiver.behave(respondWith(500), '/test')
  await redeliver(delivery.id)
  const [again] = await fixture.waitForDeliveries(id, ([first]) => first?.attempt_count === 2)
  assert.equal(again?.status, 'succeeded') // a manual failure does not change the status
})

test('a failed test event is neither retried nor recovered', async () => {
  receiver.behave(respondWith(410), '/test-fails')
  const { id } = await fixture.subscribe(`${receiver.url}/test-fails`)
  await api.call('webhooks.sendTest', { path: { id }, body: { type: 'person.created' } })
  const [delivery] = await fixture.waitForDeliveries(id, areDone)
  assert.equal(delivery?.status, 'failed')
  assert.equal(delivery.attempts.length, 1)
  await api.call('webhooks.sendTest', { path: { id }, body: { type: 'person.created' } })
  await fixture.waitForDeliveries(id, (all) => all.length === 2 && areDone(all))
  assert.equal((await getWebhook(id)).active, true) // a 410 response to a test delivery does not disable it
  const { data } = (
    await api.call('webhooks.recover', { path: { id }, body: { since: '2026-01-01T00:00:00Z', dry_run: true } })
  ).body
  assert.equal(data.scheduled, 0)
  await api.call('webhooks.delete', { path: { id } })
})

test('a redelivery is one attempt to the current URL, and its failure does not change a success', async () => {
  const { id } = await fixture.subscribe(`${receiver.url}/again`, ['person.created'])
  await fixture.addPerson()
  const [before] = await fixture.waitForDeliveries(id, areDone)
  assert.equal(before?.status, 'succeeded')
  await api.call('webhooks.update', { path: { id }, body: { url: `${receiver.url}/moved` } })
  receiver.behave(respondWith(500), '/moved')
  await redeliver(before.id)
  const [after] = await fixture.waitForDeliveries(id, ([delivery]) => delivery?.attempt_count === 2)
  assert.equal(after?.status, 'succeeded')
  assert.equal(after.next_attempt_at, null)
  assert.deepEqual(
    after.attempts.map(({ trigger, outcome, url }) => [trigger, outcome, url]),
    [
      ['schedule', 'succeeded', `${receiver.url}/again`],
      ['redelivery', 'http_error', `${receiver.url}/moved`],
    ],
  )
  const requests = receiver.received.filter(({ path }) => ['/again', '/moved'].includes(path))
  assert.equal(requests.length, 2)
  assert.deepEqual(requests[0]?.body, requests[1]?.body)
  assert.deepEqual(
    requests.map(({ headers }) => headers['x-webhook-test']),
    [undefined, undefined],
  )

  const { last_24_hours } = await getWebhook(id)
  const { at, ...failure } = last_24_hours.last_failure ?? assert.fail()
  assert.deepEqual(failure, { delivery_id: before.id, outcome: 'http_error', response_status: 500, error: null })
  assert.equal(at, after.attempts[1]?.started_at)
  assert.deepEqual([last_24_hours.attempts, last_24_hours.success_rate], [2, 0.5])
  await api.call('webhooks.delete', { path: { id } })
})

test('a successful redelivery changes a skipped delivery, even if the webhook is disabled', async () => {
  receiver.behave(respondWith(410), '/gone')
  const { id } = await fixture.subscribe(`${receiver.url}/gone`, ['person.created'])
  for (let count = 0; count < 2; count++) await fixture.addPerson()
  const [skipped] = await fixture.waitForDeliveries(id, (all) => all.length === 2 && areDone(all))
  assert.equal(skipped?.status, 'skipped')
  assert.equal((await getWebhook(id)).disabled_reason, 'gone')
  receiver.behave(respondWith(204), '/gone')
  await redeliver(skipped.id)
  await eventually('it succeeds', async () => (await getDelivery(skipped.id)).status === 'succeeded')
  assert.equal((await getWebhook(id)).active, false) // a redelivery does not activate it
  await api.call('webhooks.delete', { path: { id } })
})

test('a redelivery does not change the schedule of a pending delivery', async () => {
  await fixture.worker.end()
  await fixture.replaceWorker({ WEBHOOK_RETRY_DELAYS: '3600,3600,3600,3600,3600' })
  receiver.behave(respondWith(500), '/waits')
  const { id } = await fixture.subscribe(`${receiver.url}/waits`, ['person.created'])
  await fixture.addPerson()
  const [waiting] = await fixture.waitForDeliveries(id, ([delivery]) => delivery?.attempt_count === 1)
  assert.ok(waiting)
  await redeliver(waiting.id)
  const [after] = await fixture.waitForDeliveries(id, ([delivery]) => delivery?.attempt_count === 2)
  assert.equal(after?.status, 'pending')
  assert.equal(after.next_attempt_at, waiting.next_attempt_at)

  receiver.behave(respondWith(204), '/waits')
  await redeliver(waiting.id)
  const [done] = await fixture.waitForDeliveries(id, areDone)
  assert.equal(done?.status, 'succeeded')
  assert.equal(done.next_attempt_at, null)
  await api.call('webhooks.delete', { path: { id } })
})
