import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startDeliveryFixture } from '../support/receivers/delivery-fixture.ts'
import { type ReceivedRequest, respondWith, startReceiver } from '../support/receivers/receiver.ts'

const fixture = await startDeliveryFixture({
  WEBHOOK_RETRY_DELAYS: '0.05,0.05,0.05,0.05,0.05',
  WEBHOOK_TIMEOUT_SECONDS: '10',
})
const receiver = await startReceiver()

const attemptNumber = ({ headers }: ReceivedRequest) => Number(headers['x-webhook-attempt'])

/** Responds with 503 to the first attempts of an event, after some time. */
const failFirst = (failureCount: (received: ReceivedRequest) => number, afterMs: number) =>
  receiver.behave((response, received) => {
    const status = attemptNumber(received) <= failureCount(received) ? 503 : 204
    setTimeout(() => respondWith(status)(response, received), afterMs)
  })

/** Waits until every event has reached a webhook, and checks that no attempt was made twice. */
async function assertDelivered(webhookId: number, path: string, eventCount: number): Promise<void> {
  const deliveries = await fixture.waitForDeliveries(
    webhookId,
    (all) => all.length === eventCount && all.every(({ status }) => status !== 'pending'),
  )
  assert.deepEqual(new Set(deliveries.map(({ status }) => status)), new Set(['succeeded']))
  const sends = receiver.received
    .filter((received) => received.path === path)
    .map((received) => `${received.headers['webhook-id']} attempt ${attemptNumber(received)}`)
  assert.deepEqual(sends, [...new Set(sends)])
}

test('a webhook that fails intermittently gets every event, and no attempt twice', async () => {
  failFirst(({ headers }) => Number.parseInt(String(headers['webhook-id']).slice(-1), 16) % 3, 5)
  const paths = Array.from({ length: 8 }, (_, index) => `/flaky-${index}`)
  const webhooks = await Promise.all(paths.map((path) => fixture.subscribe(receiver.url + path)))
  const eventCount = 40
  for (let count = 0; count < eventCount; count++) await fixture.addPerson()
  for (const [index, { id }] of webhooks.entries()) {
    await assertDelivered(id, paths[index] ?? '', eventCount)
    await fixture.api.call('webhooks.delete', { path: { id } })
  }
})

test('a failing webhook gets an event between two failures exactly once', async () => {
  failFirst(() => 4, 150)
  const { id } = await fixture.subscribe(`${receiver.url}/failing`)
  const eventCount = 8
  for (let count = 0; count < eventCount; count++) {
    await fixture.addPerson()
    await sleep(230) // past the attempt, within the pause that follows it
  }
  await assertDelivered(id, '/failing', eventCount)
})
