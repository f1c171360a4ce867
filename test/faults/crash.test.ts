import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startKillableFixture } from '../support/receivers/delivery-fixture.ts'
import { respondWith, startReceiver } from '../support/receivers/receiver.ts'
import { startWorkerProcess } from '../support/service/service-process.ts'

const fixture = await startKillableFixture({ WEBHOOK_TIMEOUT_SECONDS: '10' })

/** The maximum number of deliveries of a webhook in flight, and of unrecorded attempts of a worker. */
const maxInFlight = 10
const maxUnrecorded = 200

test('a killed worker loses no delivery: another one continues within 30 seconds', async () => {
  const receiver = await startReceiver()
  // Some requests get a response, so that the killed worker has unrecorded outcomes. The others fill its window.
  receiver.behave((response) => {
    if (receiver.received.length <= 30) response.writeHead(204).end()
  })
  const { id } = await fixture.subscribe(`${receiver.url}/hook`)
  const events = 150
  await Promise.all(Array.from({ length: events }, () => fixture.addPerson()))
  await receiver.until(30 + maxInFlight)

  await fixture.worker.end('SIGKILL')
  const before = receiver.received.length
  assert.ok(before < events, 'it was killed before it sent all events')
  receiver.behave(respondWith(204))
  const killedAt = Date.now()
  await fixture.replaceWorker()
  const restartedAt = Date.now()
  await receiver.until(before + 1)
  assert.ok(Date.now() - restartedAt < 30_000, `it took ${Date.now() - killedAt} ms`)

  const delivered = await fixture.waitForDeliveries(id, (deliveries) =>
    deliveries.every(({ status }) => status === 'succeeded'),
  )
  const committed = delivered.map(({ event_id }) => event_id)
  const ids = receiver.received.map(({ headers }) => String(headers['webhook-id']))
  assert.equal(committed.length, events)
  assert.deepEqual(new Set(ids), new Set(committed))
  assert.ok(ids.length - events <= maxInFlight + maxUnrecorded, `${ids.length - events} duplicates`)
  for (const name of new Set(ids)) {
    const bodies = receiver.received
      .filter(({ headers }) => headers['webhook-id'] === name)
      .map(({ body }) => `${body}`)
    assert.equal(new Set(bodies).size, 1, 'a duplicate has the same bytes')
  }
  await fixture.api.call('webhooks.delete', { path: { id } })
})

test('a stopping worker finishes its sends and records each attempt once', async () => {
  const slow = await startReceiver()
  slow.behave((response) => void setTimeout(() => response.writeHead(204).end(), 1_000))
  const { id } = await fixture.subscribe(`${slow.url}/slow`)
  await fixture.addPerson()
  await slow.until(1)
  assert.equal(await fixture.worker.end('SIGTERM'), 0)
  const [delivery] = await fixture.waitForDeliveries(id, ([first]) => first?.status === 'succeeded')
  assert.equal(delivery?.attempt_count, 1)
  assert.equal(slow.received.length, 1)
  await fixture.replaceWorker()
  await fixture.api.call('webhooks.delete', { path: { id } })
})

test('two workers on one database send each event once', async () => {
  const receiver = await startReceiver()
  const second = await startWorkerProcess(fixture.app.databaseUrl)
  const { id } = await fixture.subscribe(`${receiver.url}/both`)
  const events = 100
  await Promise.all(Array.from({ length: events }, () => fixture.addPerson()))
  await fixture.waitForDeliveries(
    id,
    (deliveries) => deliveries.length === events && deliveries.every(({ status }) => status === 'succeeded'),
  )
  assert.equal(receiver.received.length, events)
  await fixture.api.call('webhooks.delete', { path: { id } })
  await second.end()
})
