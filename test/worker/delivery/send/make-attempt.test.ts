import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createEgress } from '../../../../server/egress/egress.ts'
import { createLateBodies } from '../../../../worker/delivery/send/late-bodies.ts'
import { makeAttempt } from '../../../../worker/delivery/send/make-attempt.ts'
import { createTarget } from '../../../../worker/delivery/send/prepare.ts'
import { startReceiver } from '../../../support/receivers/receiver.ts'
import { dueDelivery } from '../../../support/samples/due-delivery.ts'

const receiver = await startReceiver()
const allowedCidrs = ['127.0.0.0/8']
const egress = createEgress({ allowedCidrs, timeoutMs: 2_000 })
const secrets = { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }
const target = createTarget({ url: `${receiver.url}/clock`, secrets, headers: {} }, allowedCidrs)
const options = { onSlow: () => undefined, onSucceeded: () => undefined, lateBodies: createLateBodies() }
const settings = { webhookTimeoutMs: 2_000, webhookRetryDelaysSeconds: [60] }

describe('an attempt', () => {
  it('has the time of the database, not of the worker', async () => {
    const databaseMs = Date.parse('2020-02-29T12:00:00Z')
    const delivery = dueDelivery({
      attempt_count: 6,
      attempts_before: 6,
      event_ms: databaseMs - 5_000,
      databaseOffsetMs: databaseMs - performance.now(),
    })
    const attempt = await makeAttempt(egress, { webhookId: 1, target, delivery }, options, settings)
    const [request] = await receiver.until(1, ({ path }) => path === '/clock')
    const seconds = Number(request?.headers['webhook-timestamp'])
    assert.ok(seconds >= databaseMs / 1000 && seconds < databaseMs / 1000 + 60, `${seconds}`)
    assert.equal(Math.floor(attempt.startedAt / 1000), seconds, 'the stored time is the signed one')
    assert.ok(attempt.sinceEventMs >= 5_000 && attempt.sinceEventMs < 65_000, `${attempt.sinceEventMs}`)
    assert.equal(attempt.attempt, 7)
    assert.equal(attempt.scheduledAttempt, 1, 'it was scheduled again after its sixth')
  })
})
