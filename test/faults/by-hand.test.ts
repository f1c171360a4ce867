import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verifyWebhook } from 'workforce-sdk/webhooks'
import { eventually } from '../support/race.ts'
import { areDone, startDeliveryStage } from '../support/receivers/deliveries.ts'
import { answers, startReceiver } from '../support/receivers/receiver.ts'

/** Attempts that somebody asked for, outside the schedule. */

const stage = await startDeliveryStage()
const receiver = await startReceiver()
const { api } = stage

const redeliver = (id: number) => api.call('webhookDeliveries.redeliver', { path: { id } })
const deliveryOf = async (id: number) => (await api.call('webhookDeliveries.get', { path: { id } })).body.data
const webhookOf = async (id: number) => (await api.call('webhooks.get', { path: { id } })).body.data

test('a test event arrives signed, once, with its marks, also at a webhook that is not active', async () => {
  const headers = { Authorization: 'Bearer gateway', 'X-Tenant': 'acme' }
  const given = { url: `${receiver.url}/test`, events: ['person.deleted' as const], active: false, headers }
  const { id, secret = '' } = (await api.call('webhooks.create', { body: given })).body.data
  const { data } = (await api.call('webhooks.sendTest', { path: { id }, body: { type: 'payrun.approved' } })).body
  const [got] = await receiver.until(1, ({ path }) => path === '/test')
  assert.ok(got)
  assert.equal(got.headers['x-webhook-test'], '1')
  assert.equal(got.headers['webhook-id'], data.event_id)
  assert.equal(got.headers['x-webhook-attempt'], '1')
  assert.equal(got.headers.authorization, headers.Authorization)
  assert.equal(got.headers['x-tenant'], 'acme')
  const event = await verifyWebhook(got.body, got.headers as Record<string, string>, secret)
  assert.equal(event.type, 'payrun.approved')

  const [delivery] = await stage.deliveriesOf(id, areDone)
  assert.equal(delivery?.status, 'succeeded')
  assert.deepEqual(
    delivery.attempts.map(({ trigger, outcome }) => [trigger, outcome]),
    [['test', 'succeeded']],
  )
  assert.equal((await webhookOf(id)).last_24_hours.attempts, 0)

  receiver.behave(answers(500), '/test')
  await redeliver(delivery.id)
  const [again] = await stage.deliveriesOf(id, ([one]) => one?.attempt_count === 2)
  assert.equal(again?.status, 'succeeded') // as a failure by hand changes nothing
})

test('a test event that fails is not tried again, and not sent by a recovery', async () => {
  receiver.behave(answers(410), '/test-fails')
  const { id } = await stage.subscribe(`${receiver.url}/test-fails`)
  await api.call('webhooks.sendTest', { path: { id }, body: { type: 'person.created' } })
  const [delivery] = await stage.deliveriesOf(id, areDone)
  assert.equal(delivery?.status, 'failed')
  assert.equal(delivery.attempts.length, 1)
  await api.call('webhooks.sendTest', { path: { id }, body: { type: 'person.created' } })
  await stage.deliveriesOf(id, (all) => all.length === 2 && areDone(all))
  assert.equal((await webhookOf(id)).active, true) // 410 to tests does not end the subscription
  const { data } = (
    await api.call('webhooks.recover', { path: { id }, body: { since: '2026-01-01T00:00:00Z', dry_run: true } })
  ).body
  assert.equal(data.scheduled, 0)
  await api.call('webhooks.delete', { path: { id } })
})

test('a redelivery of what succeeded is one attempt more, to the URL of today, and its failure changes nothing', async () => {
  const { id } = await stage.subscribe(`${receiver.url}/again`, ['person.created'])
  await stage.addPerson()
  const [before] = await stage.deliveriesOf(id, areDone)
  assert.equal(before?.status, 'succeeded')
  await api.call('webhooks.update', { path: { id }, body: { url: `${receiver.url}/moved` } })
  receiver.behave(answers(500), '/moved')
  await redeliver(before.id)
  const [after] = await stage.deliveriesOf(id, ([delivery]) => delivery?.attempt_count === 2)
  assert.equal(after?.status, 'succeeded')
  assert.equal(after.next_attempt_at, null)
  assert.deepEqual(
    after.attempts.map(({ trigger, outcome, url }) => [trigger, outcome, url]),
    [
      ['schedule', 'succeeded', `${receiver.url}/again`],
      ['redelivery', 'http_error', `${receiver.url}/moved`],
    ],
  )
  const sent = receiver.received.filter(({ path }) => ['/again', '/moved'].includes(path))
  assert.equal(sent.length, 2)
  assert.deepEqual(sent[0]?.body, sent[1]?.body)
  assert.deepEqual(
    sent.map(({ headers }) => headers['x-webhook-test']),
    [undefined, undefined],
  )

  const { last_24_hours } = await webhookOf(id)
  const { at, ...failure } = last_24_hours.last_failure ?? assert.fail()
  assert.deepEqual(failure, { delivery_id: before.id, outcome: 'http_error', response_status: 500, error: null })
  assert.equal(at, after.attempts[1]?.started_at)
  assert.deepEqual([last_24_hours.attempts, last_24_hours.success_rate], [2, 0.5])
  await api.call('webhooks.delete', { path: { id } })
})

test('a redelivery that succeeds heals what was skipped, also of a webhook that was disabled', async () => {
  receiver.behave(answers(410), '/gone')
  const { id } = await stage.subscribe(`${receiver.url}/gone`, ['person.created'])
  for (let count = 0; count < 2; count++) await stage.addPerson()
  const [skipped] = await stage.deliveriesOf(id, (all) => all.length === 2 && areDone(all))
  assert.equal(skipped?.status, 'skipped')
  assert.equal((await webhookOf(id)).disabled_reason, 'gone')
  receiver.behave(answers(204), '/gone')
  await redeliver(skipped.id)
  await eventually('it succeeds', async () => (await deliveryOf(skipped.id)).status === 'succeeded')
  assert.equal((await webhookOf(id)).active, false) // that is for its owner to say
  await api.call('webhooks.delete', { path: { id } })
})

test('a redelivery of what waits for its retry leaves the schedule as it was', async () => {
  await stage.worker.end()
  await stage.replaceWorker({ WEBHOOK_RETRY_DELAYS: '3600,3600,3600,3600,3600' })
  receiver.behave(answers(500), '/waits')
  const { id } = await stage.subscribe(`${receiver.url}/waits`, ['person.created'])
  await stage.addPerson()
  const [waiting] = await stage.deliveriesOf(id, ([delivery]) => delivery?.attempt_count === 1)
  assert.ok(waiting)
  await redeliver(waiting.id)
  const [after] = await stage.deliveriesOf(id, ([delivery]) => delivery?.attempt_count === 2)
  assert.equal(after?.status, 'pending')
  assert.equal(after.next_attempt_at, waiting.next_attempt_at)

  receiver.behave(answers(204), '/waits')
  await redeliver(waiting.id)
  const [done] = await stage.deliveriesOf(id, areDone)
  assert.equal(done?.status, 'succeeded')
  assert.equal(done.next_attempt_at, null)
  await api.call('webhooks.delete', { path: { id } })
})
