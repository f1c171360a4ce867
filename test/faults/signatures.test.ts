import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { verify } from '@octokit/webhooks-methods'
import { Webhook } from 'standardwebhooks'
import { areDone, startDeliveryFixture } from '../support/receivers/delivery-fixture.ts'
import { respondWith, startReceiver } from '../support/receivers/receiver.ts'

const fixture = await startDeliveryFixture()
const receiver = await startReceiver()

test('every attempt has the same body and two valid signatures', async () => {
  receiver.behave(respondWith(500), '/hook')
  const { id, secret } = await fixture.subscribe(`${receiver.url}/hook`)
  await fixture.addPerson()
  await receiver.until(3, ({ path }) => path === '/hook')
  receiver.behave(respondWith(204), '/hook')
  const [delivery] = await fixture.waitForDeliveries(id, areDone)
  assert.equal(delivery?.status, 'succeeded')

  const attempts = receiver.received.filter(({ path }) => path === '/hook')
  assert.equal(attempts.length, delivery.attempt_count)
  assert.ok(attempts.length >= 4)
  const bytes = attempts[0]?.body ?? Buffer.alloc(0)
  for (const [index, { body, headers }] of attempts.entries()) {
    assert.deepEqual(body, bytes)
    assert.equal(headers['webhook-id'], delivery.event_id)
    assert.equal(headers['x-webhook-attempt'], String(index + 1))
    assert.equal(headers['x-webhook-event'], 'person.created')
    assert.equal(headers['content-type'], 'application/json')
    assert.equal(headers['user-agent'], 'Workforce-Webhooks/1')

    const text = body.toString('utf8')
    const github = String(headers['x-webhook-signature'])
    assert.equal(github, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
    assert.ok(await verify(secret, text, github), 'a GitHub-style verifier accepts it')
    assert.equal(await verify(secret, `${text} `, github), false)

    const standard = new Webhook(secret)
    const event = standard.verify(text, headers as Record<string, string>)
    assert.deepEqual(event, JSON.parse(text))
    const forged = { ...headers, 'webhook-id': 'evt_other' } as unknown as Record<string, string>
    assert.throws(() => standard.verify(text, forged))
  }
  assert.deepEqual(Object.keys(JSON.parse(bytes.toString('utf8'))), ['id', 'type', 'created_at', 'data'])
})

test('each retry waits at least its delay', async () => {
  await fixture.worker.end()
  await fixture.replaceWorker({ WEBHOOK_RETRY_DELAYS: '0.5,1,0.2,0.2,0.2' })
  receiver.behave(respondWith(500), '/timed')
  const { id } = await fixture.subscribe(`${receiver.url}/timed`)
  await fixture.addPerson()
  const [delivery] = await fixture.waitForDeliveries(id, areDone)
  const starts = delivery?.attempts.map(({ started_at, duration_ms }) => ({
    start: Date.parse(started_at),
    duration_ms,
  }))
  assert.equal(starts?.length, 6)
  for (const [index, delayMs] of [500, 1000, 200, 200, 200].entries()) {
    const [before, next] = [starts?.[index], starts?.[index + 1]]
    const delay = (next?.start ?? 0) - (before?.start ?? 0) - (before?.duration_ms ?? 0)
    assert.ok(delay >= delayMs - 1, `retry ${index + 1} came ${delay} ms after the previous attempt, not ${delayMs}`)
  }
})
