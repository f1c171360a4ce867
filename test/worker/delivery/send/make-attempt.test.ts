import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createEgress } from '../../../../worker/delivery/send/egress.ts'
import { createLateBodies } from '../../../../worker/delivery/send/late-bodies.ts'
import { makeAttempt } from '../../../../worker/delivery/send/make-attempt.ts'
import { targetOf } from '../../../../worker/delivery/send/prepare.ts'
import { startReceiver } from '../../../support/receivers/receiver.ts'

const receiver = await startReceiver()
const allowedCidrs = ['127.0.0.0/8']
const egress = createEgress({ allowedCidrs, timeoutMs: 2_000 })
const secrets = { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }
const target = targetOf({ url: `${receiver.url}/clock`, secrets, headers: {} }, allowedCidrs)
const options = { onSlow: () => undefined, onSucceeded: () => undefined, lateBodies: createLateBodies() }
const settings = { webhookTimeoutMs: 2_000, webhookRetryDelaysSeconds: [60] }

describe('an attempt', () => {
  it('has the time of the database, whatever the clock of the worker says', async () => {
    const databaseMs = Date.parse('2020-02-29T12:00:00Z')
    const delivery = {
      business_id: 1,
      id: 1,
      event_id: 'evt_1',
      type: 'person.created',
      body: '{}',
      attempt_count: 6,
      attempts_before: 6,
      trigger: 'schedule',
      traceparent: null,
      event_ms: databaseMs - 5_000,
      databaseOffsetMs: databaseMs - performance.now(),
    } as const
    const made = await makeAttempt(egress, { webhookId: 1, target, delivery }, options, settings)
    const [request] = await receiver.until(1, ({ path }) => path === '/clock')
    const seconds = Number(request?.headers['webhook-timestamp'])
    assert.ok(seconds >= databaseMs / 1000 && seconds < databaseMs / 1000 + 60, `${seconds}`)
    assert.equal(Math.floor(made.startedAt / 1000), seconds, 'the time that is stored is the one that is signed')
    assert.ok(made.sinceEventMs >= 5_000 && made.sinceEventMs < 65_000, `${made.sinceEventMs}`)
    assert.equal(made.attempt, 7)
    assert.equal(made.scheduledAttempt, 1, 'as it was scheduled anew after its sixth')
  })
})
