import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eventually } from '../support/race.ts'
import { areDone, startDeliveryStage } from '../support/receivers/deliveries.ts'
import { answers, startReceiver } from '../support/receivers/receiver.ts'

const stage = await startDeliveryStage({ LOG_LEVEL: 'silent', WEBHOOK_RETRY_DELAYS: '600,600,600,600,600' })
const receiver = await startReceiver()

/** A webhook with a delivery that waits for its retry. */
async function createRetry(path: string): Promise<number> {
  receiver.behave(answers(503), path)
  const { id } = await stage.subscribe(receiver.url + path, ['person.created'])
  await stage.addPerson()
  await stage.waitForDeliveries(id, ([delivery]) => delivery?.attempt_count === 1)
  return id
}

test('a retry is skipped when the receiver answers 410', async () => {
  const id = await createRetry('/gone')
  receiver.behave(answers(410), '/gone')
  for (let count = 0; count < 2; count++) await stage.addPerson()
  const deliveries = await stage.waitForDeliveries(id, (all) => all.length === 3 && areDone(all))
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
  const id = await createRetry('/off')
  await stage.api.call('webhooks.update', { path: { id }, body: { active: false } })
  const [delivery] = await stage.waitForDeliveries(id, areDone)
  assert.equal(delivery?.status, 'skipped')
})

test('a retry is deleted with its webhook', async () => {
  const id = await createRetry('/deleted')
  await stage.api.call('webhooks.delete', { path: { id } })
  const countRows = (table: 'webhooks' | 'pending_deliveries', column: 'id' | 'webhook_id') =>
    sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}`
      .execute(stage.app.db)
      .then(({ rows }) => rows.length)
  await eventually('the retry is deleted', async () => (await countRows('pending_deliveries', 'webhook_id')) === 0)
  await eventually('the webhook is deleted', async () => (await countRows('webhooks', 'id')) === 0)
})
