import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eventually } from '../support/race.ts'
import { areDone, startDeliveryFixture } from '../support/receivers/delivery-fixture.ts'
import { respondWith, startReceiver } from '../support/receivers/receiver.ts'

const fixture = await startDeliveryFixture({ LOG_LEVEL: 'silent', WEBHOOK_RETRY_DELAYS: '600,600,600,600,600' })
const receiver = await startReceiver()

/** Creates a webhook with a delivery that waits for its retry, and returns the ID of the webhook. */
async function createWebhookAwaitingRetry(path: string): Promise<number> {
  receiver.behave(respondWith(503), path)
  const { id } = await fixture.subscribe(receiver.url + path, ['person.created'])
  await fixture.addPerson()
  await fixture.waitForDeliveries(id, ([delivery]) => delivery?.attempt_count === 1)
  return id
}

test('a retry is skipped when the receiver returns 410', async () => {
  const id = await createWebhookAwaitingRetry('/gone')
  receiver.behave(respondWith(410), '/gone')
  for (let count = 0; count < 2; count++) await fixture.addPerson()
  const deliveries = await fixture.waitForDeliveries(id, (all) => all.length === 3 && areDone(all))
  assert.deepEqual(
    deliveries.map(({ status, next_attempt_at, attempts }) => [status, next_attempt_at, attempts[0]?.response_status]),
    [
      ['skipped', null, 410],
      ['skipped', null, 410],
      ['skipped', null, 503],
    ],
  )
})

test('a retry is skipped when a user deactivates the webhook', async () => {
  const id = await createWebhookAwaitingRetry('/off')
  await fixture.api.call('webhooks.update', { path: { id }, body: { active: false } })
  const [delivery] = await fixture.waitForDeliveries(id, areDone)
  assert.equal(delivery?.status, 'skipped')
})

test('a retry is deleted with its webhook', async () => {
  const id = await createWebhookAwaitingRetry('/deleted')
  await fixture.api.call('webhooks.delete', { path: { id } })
  const countRows = (table: 'webhooks' | 'pending_deliveries', column: 'id' | 'webhook_id') =>
    sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}`
      .execute(fixture.app.db)
      .then(({ rows }) => rows.length)
  await eventually('the retry is deleted', async () => (await countRows('pending_deliveries', 'webhook_id')) === 0)
  await eventually('the webhook is deleted', async () => (await countRows('webhooks', 'id')) === 0)
})
