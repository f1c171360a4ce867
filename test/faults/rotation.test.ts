import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verify } from '@octokit/webhooks-methods'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { areDone, startDeliveryStage } from '../support/receivers/deliveries.ts'
import { answers, type Received, startReceiver } from '../support/receivers/receiver.ts'

const stage = await startDeliveryStage()
const receiver = await startReceiver()

/** Which of the secrets a receiver could have that verifies a delivery, each in both ways. */
async function accepted({ body, headers }: Received, secrets: Record<string, string>) {
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

test('receivers verify before, during and after a rotation, whichever of the two secrets they have', async () => {
  const { id, secret: old } = await stage.subscribe(`${receiver.url}/hook`)
  const deliver = async (count: number): Promise<Received> => {
    await stage.addPerson()
    return (await receiver.until(count, ({ path }) => path === '/hook')).at(-1) ?? assert.fail()
  }
  const before = await deliver(1)
  const { data } = (await stage.api.call('webhooks.rotateSecret', { path: { id }, body: { grace_hours: 1 } })).body
  const secrets = { old, fresh: data.secret ?? assert.fail() }
  // What the worker has read of the webhook may be two seconds old; a receiver has the grace for its own change.
  await stage.worker.end()
  await stage.replaceWorker()
  const during = await deliver(2)
  await sql`update webhooks set previous_secret_expires_at = now() where id = ${id}`.execute(stage.app.db)
  await stage.worker.end()
  await stage.replaceWorker()
  const later = await deliver(3)

  assert.deepEqual(await accepted(before, secrets), { standard: ['old'], github: ['old'] })
  assert.deepEqual(await accepted(during, secrets), { standard: ['old', 'fresh'], github: ['old'] })
  assert.deepEqual(await accepted(later, secrets), { standard: ['fresh'], github: ['fresh'] })
  await stage.api.call('webhooks.delete', { path: { id } })
})

test('what was recovered has all of its attempts again, counted from one', async () => {
  receiver.behave(answers(500), '/lost')
  const { id } = await stage.subscribe(`${receiver.url}/lost`)
  await stage.addPerson()
  const [failed] = await stage.deliveriesOf(id, areDone)
  assert.equal(failed?.status, 'failed')
  const { data } = (
    await stage.api.call('webhooks.recover', { path: { id }, body: { since: failed.created_at, dry_run: false } })
  ).body
  assert.equal(data.scheduled, 1)
  const [again] = await stage.deliveriesOf(id, (all) => areDone(all) && all[0]?.attempt_count === 12)
  assert.equal(again?.status, 'failed')
  assert.equal(again.attempts.length, 12)
  const told = receiver.received
    .filter(({ path }) => path === '/lost')
    .map(({ headers }) => headers['x-webhook-attempt'])
  assert.deepEqual(told, ['1', '2', '3', '4', '5', '6', '1', '2', '3', '4', '5', '6'])
  await stage.api.call('webhooks.delete', { path: { id } })
})
