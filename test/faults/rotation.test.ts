import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verify } from '@octokit/webhooks-methods'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { areDone, startDeliveryFixture } from '../support/receivers/delivery-fixture.ts'
import { type ReceivedRequest, respondWith, startReceiver } from '../support/receivers/receiver.ts'

const fixture = await startDeliveryFixture()
const receiver = await startReceiver()

/** The secrets that verify a delivery, by both kinds of signature. */
async function verifyingSecrets({ body, headers }: ReceivedRequest, secrets: Record<string, string>) {
  const text = body.toString('utf8')
  const standard = Object.keys(secrets).filter((name) => {
    try {
      new Webhook(secrets[name] ?? '').verify(text, headers as Record<string, string>)
      return true
    } catch {
      return false
    }
  })
  const github = []
  for (const [name, secret] of Object.entries(secrets)) {
    if (await verify(secret, text, String(headers['x-webhook-signature']))) github.push(name)
  }
  return { standard, github }
}

test('receivers can verify deliveries before, during and after a rotation', async () => {
  const { id, secret: old } = await fixture.subscribe(`${receiver.url}/hook`)
  const deliver = async (count: number): Promise<ReceivedRequest> => {
    await fixture.addPerson()
    return (await receiver.until(count, ({ path }) => path === '/hook')).at(-1) ?? assert.fail()
  }
  const before = await deliver(1)
  const { data } = (await fixture.api.call('webhooks.rotateSecret', { path: { id }, body: { grace_hours: 1 } })).body
  const secrets = { old, fresh: data.secret ?? assert.fail() }
  // The worker may send for two seconds after a read, within the grace period.
  await fixture.worker.end()
  await fixture.replaceWorker()
  const during = await deliver(2)
  await sql`update webhooks set previous_secret_expires_at = now() where id = ${id}`.execute(fixture.app.db)
  await fixture.worker.end()
  await fixture.replaceWorker()
  const later = await deliver(3)

  assert.deepEqual(await verifyingSecrets(before, secrets), { standard: ['old'], github: ['old'] })
  assert.deepEqual(await verifyingSecrets(during, secrets), { standard: ['old', 'fresh'], github: ['old'] })
  assert.deepEqual(await verifyingSecrets(later, secrets), { standard: ['fresh'], github: ['fresh'] })
  await fixture.api.call('webhooks.delete', { path: { id } })
})

test('a recovered delivery has all attempts again, counted from one', async () => {
  receiver.behave(respondWith(500), '/lost')
  const { id } = await fixture.subscribe(`${receiver.url}/lost`)
  await fixture.addPerson()
  const [failed] = await fixture.waitForDeliveries(id, areDone)
  assert.equal(failed?.status, 'failed')
  const { data } = (
    await fixture.api.call('webhooks.recover', { path: { id }, body: { since: failed.created_at, dry_run: false } })
  ).body
  assert.equal(data.scheduled, 1)
  const [again] = await fixture.waitForDeliveries(id, (all) => areDone(all) && all[0]?.attempt_count === 12)
  assert.equal(again?.status, 'failed')
  assert.equal(again.attempts.length, 12)
  const numbers = receiver.received
    .filter(({ path }) => path === '/lost')
    .map(({ headers }) => headers['x-webhook-attempt'])
  assert.deepEqual(numbers, ['1', '2', '3', '4', '5', '6', '1', '2', '3', '4', '5', '6'])
  await fixture.api.call('webhooks.delete', { path: { id } })
})
