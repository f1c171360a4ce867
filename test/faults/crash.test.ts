import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startKillableStage } from '../support/receivers/deliveries.ts'
import { answers, startReceiver } from '../support/receivers/receiver.ts'
import { startWorkerProcess } from '../support/service/service-process.ts'

const stage = await startKillableStage({ WEBHOOK_TIMEOUT_SECONDS: '10' })

/** Sends of one webhook at a time, and what may wait to be written when a worker dies. */
const mostInFlight = 10
const mostUnwritten = 200

test('a worker killed while it delivers loses nothing: its successor goes on within 30 seconds', async () => {
  const receiver = await startReceiver()
  // The first are answered, so that some outcomes are not yet written at the kill; then all places are in flight.
  receiver.behave((response) => {
    if (receiver.received.length <= 30) response.writeHead(204).end()
  })
  const { id } = await stage.subscribe(`${receiver.url}/hook`)
  const events = 150
  await Promise.all(Array.from({ length: events }, () => stage.addPerson()))
  await receiver.until(30 + mostInFlight)

  await stage.worker.end('SIGKILL')
  const seen = receiver.received.length
  assert.ok(seen < events, 'it was killed in the middle')
  receiver.behave(answers(204))
  const killedAt = Date.now()
  await stage.replaceWorker()
  const restartedAt = Date.now()
  await receiver.until(seen + 1)
  assert.ok(Date.now() - restartedAt < 30_000, `it took ${Date.now() - killedAt} ms to go on`)

  const delivered = await stage.deliveriesOf(id, (deliveries) =>
    deliveries.every(({ status }) => status === 'succeeded'),
  )
  const committed = delivered.map(({ event_id }) => event_id)
  const got = receiver.received.map(({ headers }) => String(headers['webhook-id']))
  assert.equal(committed.length, events)
  assert.deepEqual(new Set(got), new Set(committed))
  assert.ok(got.length - events <= mostInFlight + mostUnwritten, `${got.length - events} duplicates`)
  for (const name of new Set(got)) {
    const bodies = receiver.received
      .filter(({ headers }) => headers['webhook-id'] === name)
      .map(({ body }) => `${body}`)
    assert.equal(new Set(bodies).size, 1, 'a duplicate has the same bytes')
  }
  await stage.api.call('webhooks.delete', { path: { id } })
})

test('a worker asked to stop finishes what it is sending, and that counts as an attempt once', async () => {
  const slow = await startReceiver()
  slow.behave((response) => void setTimeout(() => response.writeHead(204).end(), 1_000))
  const { id } = await stage.subscribe(`${slow.url}/slow`)
  await stage.addPerson()
  await slow.until(1)
  assert.equal(await stage.worker.end('SIGTERM'), 0)
  const [delivery] = await stage.deliveriesOf(id, ([one]) => one?.status === 'succeeded')
  assert.equal(delivery?.attempt_count, 1)
  assert.equal(slow.received.length, 1)
  await stage.replaceWorker()
  await stage.api.call('webhooks.delete', { path: { id } })
})

test('two workers on one database send each event once', async () => {
  const receiving = await startReceiver()
  const second = await startWorkerProcess(stage.app.databaseUrl)
  const { id } = await stage.subscribe(`${receiving.url}/both`)
  const events = 100
  await Promise.all(Array.from({ length: events }, () => stage.addPerson()))
  await stage.deliveriesOf(
    id,
    (deliveries) => deliveries.length === events && deliveries.every(({ status }) => status === 'succeeded'),
  )
  assert.equal(receiving.received.length, events)
  await stage.api.call('webhooks.delete', { path: { id } })
  await second.end()
})
